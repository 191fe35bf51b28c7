import { checkParts, defaults } from './options.ts';

/** Text of --help. */
export const USAGE = `Checks a backend against the contract: a player's journey through every call, who is let in, wrong and random
input, socket events.

  npm run contract -- --main URL --gateway URL [options]

Where
  --main URL              main API host; also CONTRACT_MAIN
  --gateway URL           gateway host (paths with /v1); also CONTRACT_GATEWAY
  --socket URL            socket host; the main host without it
  --header NAME:VALUE     sent with every request; may be repeated
Who
  --username N            phone number of a player; also CONTRACT_USERNAME
  --password P            their password; better in CONTRACT_PASSWORD, which no process list shows
  --second-username N     another player, for red packets and phone binding; CONTRACT_SECOND_USERNAME, ..._PASSWORD
  --second-password P
  --new-username N        a free number to register; needs --writes
  --code N                code of every SMS, where a test system has a fixed one; without it you are asked
  --mock-control URL      our own mock: takes codes from its outbox, pays orders, moves its clock
  --country CODE          market (default ${defaults.country})
  --lang CODE             language of the messages (default ${defaults.lang})
How
  --writes                also what moves money, sends an SMS, makes an account or changes a password
  --only NAMES            these calls alone: paths or operationIds, with commas
  --parts NAMES           of ${checkParts.join(', ')} (default all)
  --seed N                start of the random input (default ${defaults.seed}); the same seed sends the same
  --rate N                requests a second at most (default ${defaults.rate})
  --timeout SECONDS       wait for an answer (default ${defaults.timeoutMs / 1000})
  --event-wait SECONDS    wait for the events of a paid deposit (default ${defaults.eventWaitMs / 1000})
  --random N              random bodies a call (default ${defaults.randomRuns})
  --report DIR            writes report.html, junit.xml and traffic.har
  --contract FILE         another contract (default ${defaults.contract})
  --help                  this text

Exit code 0: nothing found; 1: findings; 2: nothing could be checked (host, credentials, flags).`;
