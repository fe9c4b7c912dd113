import { parseArgs } from 'node:util';
import { drillPointInTime } from './drill/drill-point-in-time.ts';
import { drillReplica } from './drill/drill-replica.ts';
import { runTask, TaskError } from './lib/task.ts';

const drills = new Map([
  ['replica', drillReplica],
  ['point-in-time', drillPointInTime],
]);

/** `npm run drill -- replica`, `npm run drill -- point-in-time`: deliberate faults under load, on its own servers; non-zero when anything was lost. */
await runTask(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '8' } },
  });
  const drill = drills.get(positionals.join());
  if (!drill) throw new TaskError(`npm run drill -- ${[...drills.keys()].join('|')} [--seconds 8]`);
  return (await drill({ seconds: Number(values.seconds) })) ? 0 : 1;
});
