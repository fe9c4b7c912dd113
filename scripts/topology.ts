import { parseArgs } from 'node:util';
import { untilStopped } from './lib/lifetime.ts';
import { requireFreePort } from './lib/port.ts';
import { printLines } from './lib/print-lines.ts';
import { runTask } from './lib/task.ts';
import { runFaults } from './lib/topology/run-faults.ts';
import { startTopology } from './lib/topology/start-topology.ts';

/** `npm run topology`: nginx, two instances, the office, a worker and what they need, on this machine; `-- --faults` breaks parts under load. */
await runTask(async () => {
  const { values } = parseArgs({ options: { faults: { type: 'boolean', default: false } } });
  const port = Number(process.env['PORT']?.trim() || 3000);
  await requireFreePort(port, '127.0.0.1');
  const topology = await startTopology(port);
  printLines([
    `malls    http://familyshop.localhost:${port}/   office  http://admin.localhost:${port}/   (nginx)`,
    ...topology.instances.map(({ name, origin }) => `${name.padEnd(8)} ${origin}`),
  ]);
  if (!values.faults) return untilStopped();
  const { lines, exitCode } = await runFaults(topology);
  printLines(lines);
  return exitCode;
});
