import { openApp, useAppHere } from '../open-app.ts';
import { Button } from '../parts/controls.tsx';
import { Badge, Panel, Rows } from '../parts/panel.tsx';
import { type ScenarioRow, useAct, useRead, useWorld } from '../world.tsx';

export function ScenariosSection() {
  const act = useAct();
  const { id: world } = useWorld();
  const isHere = useAppHere();
  const run = async ({ name, title, isFresh }: ScenarioRow) => {
    const answer = await act<{ playerId: string | null }>(
      'scenarios',
      { name },
      `${title}: this world is ready.`,
    );
    if (!isFresh || !answer?.playerId || !isHere) return;
    const login = await act<{ token: string }>(
      `players/${answer.playerId}/login`,
      {},
      `${title}: the app opens as them.`,
    );
    if (login) openApp(world, login.token);
  };
  return (
    <Panel
      title="Scenarios"
      lead="Those with a new world replace this one, and open the app as their player."
    >
      <Rows
        read={useRead<ScenarioRow[]>('scenarios', false)}
        none="There are no scenarios."
        className="gap-3 sm:grid-cols-2"
        idOf={({ name }) => name}
      >
        {(scenario) => (
          <article className="flex h-full flex-col gap-2 rounded-xl bg-raised/50 p-4 ring-1 ring-line/50">
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              <span>{scenario.title}</span> {scenario.isFresh && <Badge tone="wait">new world</Badge>}
            </h3>
            <p className="grow text-muted text-sm">{scenario.says}</p>
            <div>
              <Button aria-label={`Set ${scenario.title}`} onClick={() => void run(scenario)}>
                Set
              </Button>
            </div>
          </article>
        )}
      </Rows>
    </Panel>
  );
}
