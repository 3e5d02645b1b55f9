/** Google's letter in its four colors, drawn from four arcs and a bar. */
export function GoogleMark() {
  return (
    <svg
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
      fill="none"
      strokeWidth="4"
      style={{ flex: 'none' }}
    >
      <path d="M5.07 8A8 8 0 0 1 17.66 6.34" stroke="#EA4335" />
      <path d="M5.07 16A8 8 0 0 1 5.07 8" stroke="#FBBC05" />
      <path d="M17.14 18.13A8 8 0 0 1 5.07 16" stroke="#34A853" />
      <path d="M12 12H20A8 8 0 0 1 17.14 18.13" stroke="#4285F4" />
    </svg>
  );
}
