import type { CheckPart } from '@copihue/contract/check-options';
import type { AnswerChange, EventChange, SeenRequest, Switch, WireAnswer } from './switch.ts';

export interface Fault {
  name: string;
  /** The call with the fault; for the socket an event. */
  on: string;
  /** Rule of the contract check that must find the fault. */
  rule: string;
  /** The call that shows the fault, where it is another one. */
  foundOn?: string;
  /** Needed parts of the check; the journey by default. */
  parts?: readonly CheckPart[];
  /** Other calls that the journey needs on its way. */
  with?: readonly string[];
  /** Random bodies for each call, when a few do not hit the fault. */
  randomRuns?: number;
  instead?: (request: SeenRequest) => WireAnswer | 'drop' | undefined;
  before?: (request: SeenRequest) => void;
  /** Changes requests of any calls, by operationId. */
  befores?: Readonly<Record<string, (request: SeenRequest) => void>>;
  after?: AnswerChange;
  /** Changes answers of any calls, by operationId, or by the beginning of an address. */
  afters?: Readonly<Record<string, AnswerChange>>;
  /** Number of changed answers; a fault that changed none was not planted. */
  touched?: number;
  ignores?: (name: string) => boolean;
  event?: EventChange;
}

/** What a fault changes of the answers of its call, or anything else of it. */
type Planting = AnswerChange | Omit<Partial<Fault>, 'name' | 'on' | 'rule'>;

/**
 * A table of faults, by the call and the rule that finds them, and by name.
 * @param common what all of them have, or the part of the check that finds them
 */
export function planted(
  common: CheckPart | Partial<Fault>,
  table: Readonly<Record<string, Readonly<Record<string, Planting>>>>,
): Fault[] {
  return Object.entries(table).flatMap(([key, faults]) => {
    const at = key.lastIndexOf(' ');
    const [on, rule] = [key.slice(0, at), key.slice(at + 1)];
    return Object.entries(faults).map(([name, change]) => ({
      ...(typeof common === 'string' ? { parts: ['journey', common] } : common),
      ...{ name, on, rule },
      ...(typeof change === 'function' ? { after: change } : change),
    }));
  });
}

/** @param pathOf path of a call, by operationId */
export function switchOf(fault: Fault, pathOf: (operationId: string) => string | undefined): Switch {
  const { on, instead, before, befores = {}, after, afters = {}, ignores, event } = fault;
  const isOn = ({ path }: SeenRequest, name = on) =>
    name.startsWith('/') ? path.startsWith(name) : pathOf(name) === path;
  const replaced = new WeakSet<WireAnswer>();
  return {
    before(request) {
      if (isOn(request)) before?.(request);
      for (const [name, change] of Object.entries(befores)) if (isOn(request, name)) change(request);
    },
    instead(request) {
      const given = isOn(request) ? instead?.(request) : undefined;
      if (given && given !== 'drop') replaced.add(given);
      return given;
    },
    after(answer, request) {
      if (isOn(request) && !replaced.has(answer)) after?.(answer, request);
      for (const [operationId, change] of Object.entries(afters)) {
        if (!isOn(request, operationId)) continue;
        const earlier = JSON.stringify(answer);
        change(answer, request);
        if (JSON.stringify(answer) !== earlier) fault.touched = (fault.touched ?? 0) + 1;
      }
    },
    ...(ignores ? { ignores } : {}),
    ...(event ? { event } : {}),
  };
}
