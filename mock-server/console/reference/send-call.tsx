import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { TrafficRow } from '../../traffic/traffic-rows.ts';
import { choosePlayer, chosenPlayer } from '../open-app.ts';
import { Button, Field, Select, TextArea } from '../parts/controls.tsx';
import { Badge, Heading, JsonBlock } from '../parts/panel.tsx';
import { FAULT_KINDS } from '../sections/faults-section.tsx';
import { TrafficLine } from '../sections/traffic-line.tsx';
import { type PlayerRow, useRead, useWorld } from '../world.tsx';
import type { Call } from './contract.ts';

const GUEST = '';
const LANGUAGES = [
  ['ks', 'ks, Spanish'],
  ['en', 'en, English'],
] as const;
/** Latency needs a duration, which a fault of one request does not have. */
const FAULTS = ['', ...FAULT_KINDS.filter((kind) => kind !== 'latency')].map(
  (kind) => [kind, kind || 'none'] as const,
);

interface SentAnswer {
  /** null for a broken connection. */
  status: number | null;
  headers: readonly (readonly [string, string])[];
  text: string;
  durationMs: number;
}

/** Sessions opened by this page, by world and player. An answer may replace a token (NET-09). */
const tokens = new Map<string, string>();

/** Each order needs a new intent. Otherwise the server would return the earlier order. */
function bodyFrom(example: unknown): string {
  const hasIntent = typeof example === 'object' && example !== null && 'intentId' in example;
  // Only secure origins have randomUUID. A phone on the local network keeps the example's id.
  const intentId = hasIntent && globalThis.crypto?.randomUUID?.();
  return JSON.stringify(intentId ? { ...example, intentId } : (example ?? {}), null, 2);
}

function useSend(path: string) {
  const { id: world, calls } = useWorld();
  return async (body: string, playerId: string, choice: { lang: string; fault: string }) => {
    const key = `${world} ${playerId}`;
    if (playerId !== GUEST && !tokens.has(key))
      tokens.set(key, (await calls.send<{ token: string }>(`players/${playerId}/login`, {})).token);
    const token = tokens.get(key);
    const startedAt = performance.now();
    const sent = (status: number | null, headers: SentAnswer['headers'], text: string): SentAnswer => {
      return { status, headers, text, durationMs: Math.round(performance.now() - startedAt) };
    };
    try {
      const response = await fetch(`/__mock/send${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-mock-world': world,
          lang: choice.lang,
          ...(token === undefined ? {} : { token }),
          ...(choice.fault === '' ? {} : { 'x-mock-fault': choice.fault }),
        },
        body,
      });
      if (response.status === 401) tokens.delete(key);
      const fresh = response.headers.get('token');
      if (fresh && playerId !== GUEST) tokens.set(key, fresh);
      const named = ['token', 'retry-after', 'allow'].flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return sent(response.status, named, await response.text());
    } catch {
      return sent(null, [], '');
    }
  };
}

function AnswerView({ answer }: { answer: SentAnswer }) {
  const { status, headers, text, durationMs } = answer;
  if (status === null)
    return <p className="text-bad text-sm">The connection was broken: there was no answer.</p>;
  return (
    <section aria-label="Answer of the mock" className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-muted text-xs">
        <Badge tone={status === 200 ? 'good' : 'bad'}>{status}</Badge>
        <span>{`${durationMs} ms`}</span>
        {headers.map(([name, value]) => (
          <code key={name}>{`${name}: ${value}`}</code>
        ))}
      </p>
      <JsonBlock text={text} />
    </section>
  );
}

function LogSince({ after, path }: { after: number; path: string }) {
  const { data } = useRead<TrafficRow[]>(`traffic?after=${after}`, 1000);
  const rows = data?.filter((row) => row.kind === 'event' || (row.kind === 'call' && row.path === path));
  if (!rows || rows.length === 0) return null;
  return (
    <section aria-label="Log of the mock" className="grid gap-1.5">
      <h4 className="text-muted text-xs">In the mock's log since then, socket events too</h4>
      {rows.map((row) => (
        <TrafficLine key={row.id} row={row} />
      ))}
    </section>
  );
}

export function SendCall({ call }: { call: Call }) {
  const { id: world, calls } = useWorld();
  const { data: players } = useRead<PlayerRow[]>('players', 5000);
  const example = call.operation.requestBody?.content['application/json'];
  const [body, setBody] = useState(() => bodyFrom(example?.example));
  const [picked, setPicked] = useState(() => chosenPlayer(world));
  const [lang, setLang] = useState('ks');
  const [fault, setFault] = useState('');
  const send = useSend(call.path);
  // The chosen player may belong to another world, or a reset may have removed it.
  const isKnown = picked === GUEST || players?.some(({ id }) => id === picked);
  const player = (isKnown ? picked : undefined) ?? players?.[0]?.id ?? GUEST;
  const sending = useMutation({
    mutationFn: async () => {
      const log = await calls.read<TrafficRow[]>('traffic');
      return { answer: await send(body, player, { lang, fault }), after: log.at(-1)?.id ?? 0 };
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <section aria-label="Send" className="grid gap-3">
      <Heading note={`to the running mock, world ${world}`}>Send</Heading>
      <form onSubmit={submit} className="grid gap-3">
        <Field label="Body">
          <TextArea
            rows={Math.min(16, body.split('\n').length + 1)}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        </Field>
        <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <Field label="As">
            <Select
              value={player}
              onPick={(id) => {
                setPicked(id);
                choosePlayer(world, id);
              }}
              options={[
                [GUEST, 'guest'],
                ...(players ?? []).map(({ id, username }) => [id, username] as const),
              ]}
            />
          </Field>
          <Field label="Language">
            <Select value={lang} onPick={setLang} options={LANGUAGES} />
          </Field>
          <Field label="Fault of this call">
            <Select value={fault} onPick={setFault} options={FAULTS} />
          </Field>
          <Button type="submit" look="main" disabled={sending.isPending}>
            {sending.isPending ? 'Sending' : 'Send'}
          </Button>
        </div>
      </form>
      <div role="status" className="grid gap-3">
        {sending.error && <p className="text-bad text-sm">{sending.error.message}</p>}
        {sending.data && <AnswerView answer={sending.data.answer} />}
      </div>
      {sending.data && <LogSince after={sending.data.after} path={call.path} />}
    </section>
  );
}
