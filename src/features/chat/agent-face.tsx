/** Support's face: the brand's bell as a figure with a headset, drawn for this product. Decorative. */
export function AgentFace({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="24" r="24" className="fill-line" />
      <path
        d="M24 8c-8.6 2.3-12.4 9.6-12.4 17.6 0 5.4 1.6 9.6 3.4 12.8 2.2-2.6 2.8-5 3-8 1.3 4.3 3.6 7.7 6 10.6 2.4-2.9 4.7-6.3 6-10.6.2 3 .8 5.4 3 8 1.8-3.2 3.4-7.4 3.4-12.8C36.4 17.6 32.6 10.3 24 8Z"
        className="fill-action"
      />
      <path d="M24 8c-2.6 6-2.6 22 0 33 2.6-11 2.6-27 0-33Z" className="fill-action-strong" />
      <circle cx="19.4" cy="23" r="1.9" className="fill-text" />
      <circle cx="28.6" cy="23" r="1.9" className="fill-text" />
      <path
        d="M20.5 27.6c1.9 1.9 5.1 1.9 7 0"
        className="fill-none stroke-text"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <path
        d="M11.4 25.5v-3.1C11.4 15.4 17 10 24 10s12.6 5.4 12.6 12.4v3.1"
        className="fill-none stroke-text"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M9.2 22.8h4.2v7h-4.2zM34.6 22.8h4.2v7h-4.2z" className="fill-text" />
      <path d="M36.7 29.8c0 3-2.3 4.9-5.7 5.2" className="fill-none stroke-text" strokeWidth="1.7" />
    </svg>
  );
}
