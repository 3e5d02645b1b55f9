#!/usr/bin/python3
"""A WebKitGTK window without controls for WebKitWebDriver: as narrow as a phone, which MiniBrowser cannot be.

Windows open as in Safari, only in a press or right after it. What pages complain about goes to a file.
"""
import argparse
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('--width', type=int, required=True)
parser.add_argument('--height', type=int, required=True)
parser.add_argument('--data', help='folder of its own for cookies, storage and cache')
parser.add_argument('--complaints', required=True, help='file for a complaint a line')
parser.add_argument('--before', action='append', default=[], help='file of a script that runs before the page')
options, _ = parser.parse_known_args()

# An ephemeral window keeps nothing it has loaded, not even from one page to the next.
data = (
    WebKit2.WebsiteDataManager(base_data_directory=options.data, base_cache_directory=options.data)
    if options.data
    else WebKit2.WebsiteDataManager.new_ephemeral()
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)

content = WebKit2.UserContentManager()
for file in options.before:
    with open(file, encoding='utf-8') as script:
        content.add_script(
            WebKit2.UserScript.new(
                script.read(),
                WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
complaints = open(options.complaints, 'w', encoding='utf-8')
content.connect(
    'script-message-received::complaints',
    lambda _, result: print(result.get_js_value().to_string(), file=complaints, flush=True),
)
content.register_script_message_handler('complaints')


def show(view, width, height):
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    view.set_size_request(1, 1)
    window.add(view)
    view.connect('close', lambda _: window.destroy())
    window.show_all()
    view.grab_focus()


def hand_over_mail(_view, decision, kind):
    """A link to a mail program leaves the page as it is, as in a browser that has one."""
    if kind != WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
        return False
    if not decision.get_navigation_action().get_request().get_uri().startswith('mailto:'):
        return False
    decision.ignore()
    return True


def open_popup(view, _action):
    popup = WebKit2.WebView.new_with_related_view(view)
    popup.connect('create', open_popup)
    popup.connect('ready-to-show', lambda shown: show(shown, 480, 720))
    return popup


def open_first(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    # Without a graphics card, layers drawn by an imitated one cost a third of the processor time.
    view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    view.connect('create', open_popup)
    view.connect('decide-policy', hand_over_mail)
    show(view, options.width, options.height)
    return view


def automate(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('webKitBrowser')
    session.set_application_info(about)
    session.connect('create-web-view', open_first)


context.connect('automation-started', automate)
Gtk.main()
