import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of the only server of a browser test run. */
export const port = Number(process.env.E2E_PORT ?? 3900);

export const mallOrigin = (mallUrl: string): string => `http://${mallUrl}.localhost:${port}`;

/** The port for controlling the sandbox payments of the run. */
export const sandboxPort = port + 10_000;

/** Where the running server stores how its operator reaches it. */
export const operatorSettingsFile = join(tmpdir(), `mall-e2e-operator-${port}.json`);
