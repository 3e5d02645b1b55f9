/** Marks every `[data-moves]` as `data-moving` while it is in view; its continuous animations run only then. */
export function moveInView(page: Document): void {
  const observer = new IntersectionObserver((entries) =>
    entries.forEach(({ isIntersecting, target }) => target.toggleAttribute('data-moving', isIntersecting)),
  );
  page.querySelectorAll('[data-moves]').forEach((part) => observer.observe(part));
}
