/** The one flag there is (spec point 3, Country), drawn: many systems have no flags among their letters. */
export function ChileFlag() {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 20" className="mr-14 h-28 w-auto rounded-xs">
      <path d="M0 0h30v10H0z" fill="#fff" />
      <path d="M0 10h30v10H0z" fill="#d52b1e" />
      <path d="M0 0h10v10H0z" fill="#0039a6" />
      <path d="m5 2 .9 2.1 2.3.2-1.7 1.5.5 2.2-2-1.2L3 8l.5-2.2-1.7-1.5 2.3-.2z" fill="#fff" />
    </svg>
  );
}
