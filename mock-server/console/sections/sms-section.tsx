import { announce } from '../live-region.tsx';
import { Button } from '../parts/controls.tsx';
import { Badge, Panel, Rows } from '../parts/panel.tsx';
import { clockTime } from '../parts/words.ts';
import { type SmsRow, useRead } from '../world.tsx';

const KINDS: Readonly<Record<string, string>> = {
  register: 'sign up',
  reset: 'reset password',
  bind: 'bind phone',
  otp: 'payment',
};

export function SmsSection() {
  const { data, error } = useRead<SmsRow[]>('sms', 1500);
  const rows = data && [...data].sort((a, b) => b.at.localeCompare(a.at));
  const copy = async (code: string) => {
    await navigator.clipboard.writeText(code);
    announce(`${code} is copied.`);
  };
  return (
    <Panel title="SMS outbox" lead="What phones would have received. Nothing leaves this machine.">
      <Rows
        read={{ data: rows, error }}
        none="No code was sent yet. Sign up or reset a password in the app."
        className="gap-2"
        idOf={({ phone, code, at }) => `${phone} ${code} ${at}`}
      >
        {({ phone, code, kind = 'code', at }) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-raised/50 px-4 py-3">
            <span className="text-muted text-sm tabular-nums">{clockTime(at)}</span>
            <span className="tabular-nums">{phone}</span>
            <Badge>{KINDS[kind] ?? kind}</Badge>
            <span className="ml-auto flex items-center gap-3">
              <code className="font-semibold text-lg tracking-[0.2em]">{code}</code>
              <Button aria-label={`Copy ${code}`} onClick={() => void copy(code)}>
                Copy
              </Button>
            </span>
          </div>
        )}
      </Rows>
    </Panel>
  );
}
