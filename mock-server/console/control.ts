class ControlRefusal extends Error {}

export interface ControlCalls {
  read<Answer>(path: string): Promise<Answer>;
  send<Answer>(path: string, body: object): Promise<Answer>;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer; // The tests of control calls guarantee their shapes.
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : '';
  throw new ControlRefusal(message || `The mock answered HTTP ${response.status}.`);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/__mock/${path}`, init);
  } catch {
    throw new ControlRefusal('The mock backend does not answer. Is it still running?');
  }
}

export function controlCalls(world: string): ControlCalls {
  const headers = { 'x-mock-world': world, lang: 'en' };
  return {
    read: async (path) => answerOf(await reach(path, { headers })),
    send: async (path, body) =>
      answerOf(
        await reach(path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
}
