import { LineIcon } from './line-icon.tsx';

export function ChatIcon({ className }: { className: string }) {
  return (
    <LineIcon className={className}>
      <path d="M4.5 5.5h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H10L6 18.8v-3.3H4.5a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2Z" />
      <path d="M21 9.5v6.7a2 2 0 0 1-2 2h-.6v2.3l-2.8-2.3H12.5" className="text-action-text" />
      <path d="M7 10.5h.01M10.5 10.5h.01M14 10.5h.01" strokeWidth="2.2" />
    </LineIcon>
  );
}
