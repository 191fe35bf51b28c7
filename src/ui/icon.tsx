import { LineIcon } from './line-icon.tsx';

const PATHS = {
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  gift: 'M4 10.5h16V20H4zM3 7h18v3.5H3zM12 7v13M12 7C9 7 7 5.8 7 4.4 7 3.5 7.8 3 8.7 3 10.5 3 12 5 12 7Zm0 0c3 0 5-1.2 5-2.6 0-.9-.8-1.4-1.7-1.4C13.5 3 12 5 12 7Z',
  deposit: 'M4 8.5h16V20H4zM4 8.5 15 4l1.6 4.5M12 11.5v5M9.8 14.4 12 16.6l2.2-2.2',
  withdraw: 'M4 4h16v11.5H4zM7.5 20h9M12 12.5v-5M9.8 9.6 12 7.4l2.2 2.2',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.7 3.8-5.5 7.5-5.5s6.7 1.8 7.5 5.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h10',
  back: 'M14.5 5 7.5 12l7 7',
  heart: 'M12 20S4 15 4 9a4.3 4.3 0 0 1 8-2 4.3 4.3 0 0 1 8 2c0 6-8 11-8 11Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.5v13l10.5-6.5z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.4 2',
  copy: 'M8.5 8.5V4H20v11.5h-4.5M4 8.5h11.5V20H4z',
  right: 'm9.5 5 7 7-7 7',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  shield: 'M12 3 5 5.5v6c0 4.6 3 7.9 7 9.5 4-1.6 7-4.9 7-9.5v-6zM9 12l2.2 2.2L15.2 10',
} satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;

export function Icon({ name, className = 'size-44' }: { name: IconName; className?: string }) {
  return (
    <LineIcon className={className}>
      <path d={PATHS[name]} />
    </LineIcon>
  );
}
