import type { ReactNode } from 'react';
import { LineIcon } from '../../ui/line-icon.tsx';

/** Line icons of the records alone, on the grid of src/ui/icon.tsx, which every page loads. */
const PATHS = {
  refresh: <path d="M20 12a8 8 0 1 1-2.4-5.7M20 4v4.5h-4.5" />,
  file: <path d="M12 4v10.5M7.8 10.6 12 14.8l4.2-4.2M5 19.5h14" />,
  share: <path d="M12 14.5V4M8 7.8 12 4l4 3.8M7 11H5v9h14v-9h-2" />,
  slots: <path d="M4 6h16v12H4zM9.3 6v12M14.7 6v12M6.6 10.5v3M12 10.5v3M17.4 10.5v3" />,
} satisfies Record<string, ReactNode>;

export type ToolIconName = keyof typeof PATHS;

/** Decorative: the control around it carries the label. */
export function ToolIcon({ name, className = 'size-40' }: { name: ToolIconName; className?: string }) {
  return <LineIcon className={className}>{PATHS[name]}</LineIcon>;
}
