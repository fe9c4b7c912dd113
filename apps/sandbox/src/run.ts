import { type SandboxSettings, startSandbox } from './server.ts';

/** The process's one message, when it listens or cannot. */
export type Told =
  | { readonly url: string; readonly publicUrl: string; readonly smtpUrl: string }
  | { readonly error: string; readonly code: string | undefined };

/** The sandbox in its own process: it receives its settings over the channel from its parent, and ends with the parent, however suddenly. */
process.once('message', (settings: SandboxSettings) => {
  startSandbox(settings).then(
    ({ url, publicUrl, smtpUrl }) => tell({ url, publicUrl, smtpUrl }),
    (error: NodeJS.ErrnoException) => tell({ error: error.message, code: error.code }),
  );
});
// Ctrl-C reaches every process of the terminal; the launcher stops this one when the mall no longer needs it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));

const tell = (told: Told) => process.send?.(told);
