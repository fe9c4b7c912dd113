type Closer = () => Promise<void> | void;

const closers: Closer[] = [];
let stopping: Promise<void> | undefined;
/** A task that was cut short has failed; a server that was stopped has not. */
let exitCodeWhenStopped = 130;

/** What is registered last is closed first. */
export function onStop(closer: Closer): void {
  closers.push(closer);
}

export function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const close of closers.reverse()) await close();
  })();
  return stopping;
}

/** Ends the process in order and with failure, so that whatever supervises it starts it anew. */
export function stopBecause(reason: string): void {
  console.error(`\n✗ ${reason}`);
  stopAll().finally(() => process.exit(1));
}

/** Ctrl-C, a polite kill, a closed terminal and the death of the launcher all end in the same orderly stop. */
export function stopOnSignals(): void {
  let stoppedAt = Number.POSITIVE_INFINITY;
  const stop = (exitCode = exitCodeWhenStopped) => {
    // One Ctrl-C may arrive more than once, by way of the launcher too; a later one means: do not wait.
    if (performance.now() - stoppedAt > 1000) process.exit(exitCode);
    if (stopping) return;
    stoppedAt = performance.now();
    stopAll().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop());
  process.on('SIGTERM', () => stop());
  process.on('SIGHUP', () => stop());
  process.on('disconnect', () => stop(1));
  // The launcher's channel is only there to notice its end; it must not keep a finished task alive.
  process.channel?.unref();
}

/** Serves until it is stopped. */
export function untilStopped(): Promise<never> {
  exitCodeWhenStopped = 0;
  return new Promise(() => {
    setInterval(() => {}, 2 ** 30);
  });
}
