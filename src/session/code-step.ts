import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type App, appState, useApp } from '../lib/app.ts';
import { forgetTab, readTab, writeTab } from '../lib/device-storage.ts';
import { momentOf, msLeft, waitOf } from '../lib/wait.ts';

const wait = v.object({ until: v.number(), serverUntil: v.optional(v.number()), lengthMs: v.number() });

const step = v.variant('flow', [
  v.object({
    flow: v.literal('register'),
    username: v.string(),
    agentCode: v.optional(v.string()),
    birthDate: v.optional(v.string()),
    mayExist: v.boolean(),
  }),
  v.object({
    flow: v.literal('reset'),
    username: v.string(),
    /** Masked, as `sentTo`. */
    phone: v.string(),
    mayBeDone: v.boolean(),
  }),
  v.object({
    flow: v.literal('binding'),
    /** The player's username: nobody else in this tab sees the number. */
    owner: v.string(),
    number: v.string(),
    mayBeBound: v.boolean(),
  }),
  v.object({
    flow: v.literal('deposit'),
    orderId: v.string(),
    sentTo: v.string(),
    isUnsent: v.optional(v.literal(true)),
    resend: wait,
  }),
]);
const kept = v.object({ step, ends: wait });

/** A step that waits for a code, restored after a reload (SES-14). It holds no password and no code. */
export type CodeStep = v.InferOutput<typeof step>;
type FlowName = CodeStep['flow'];
export type CodeStepOf<Name extends FlowName> = Extract<CodeStep, { flow: Name }>;

/** In ms: a code is valid no longer, so an older step is not restored. */
const KEPT_MS = 10 * 60_000;

const ofSession = appState(
  (): { isTaken?: true } => ({}),
  (_, __, app) => forgetTab(app, 'codeStep'),
);

export function readCodeStep(app: App): CodeStep | undefined {
  ofSession(app);
  const { success, output } = v.safeParse(kept, readTab(app, 'codeStep'));
  return success && msLeft(output.ends, momentOf(app)) > 0 ? output.step : undefined;
}

/** The step that was open when the page was lost, until a popup of this page has taken it or begun its own. */
export const lostCodeStep = (app: App): CodeStep | undefined =>
  ofSession(app).isTaken ? undefined : readCodeStep(app);

function isOf<Name extends FlowName>(found: CodeStep | undefined, flow: Name): found is CodeStepOf<Name> {
  return found?.flow === flow;
}

export function codeStepOf<Name extends FlowName>(app: App, flow: Name): CodeStepOf<Name> | undefined {
  const found = readCodeStep(app);
  return isOf(found, flow) ? found : undefined;
}

export function keepCodeStep(app: App, of: CodeStep): void {
  ofSession(app);
  writeTab(app, 'codeStep', v.parse(kept, { step: of, ends: waitOf(KEPT_MS, momentOf(app)) }));
}

export function forgetCodeStep(app: App, flow: FlowName): void {
  if (codeStepOf(app, flow)) forgetTab(app, 'codeStep');
}

/** The step of a popup, stored until it closes. */
export function useCodeStep<Name extends FlowName>(flow: Name) {
  const app = useApp();
  const [step, setStep] = useState(() => codeStepOf(app, flow));
  useEffect(() => {
    ofSession(app).isTaken = true;
    return () => forgetCodeStep(app, flow);
  }, [app, flow]);
  const moveTo = (next: CodeStepOf<Name> | undefined) => {
    setStep(next);
    if (next) keepCodeStep(app, next);
    else forgetCodeStep(app, flow);
  };
  return [step, moveTo] as const;
}
