type Closer = () => Promise<void> | void;

const closers: Closer[] = [];
let stopping: Promise<void> | undefined;
/** An interrupted task has failed; a stopped server has not. */
let exitCodeWhenStopped = 130;

/** Closers run in reverse order of registration. */
export function onStop(closer: Closer): void {
  closers.push(closer);
}

export function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const close of closers.reverse()) await close();
  })();
  return stopping;
}

/** Stops the process in order and with failure, so that its supervisor restarts it. */
export function stopBecause(reason: string): void {
  console.error(`\n✗ ${reason}`);
  stopAll().finally(() => process.exit(1));
}

/** Ctrl-C, SIGTERM, a closed terminal and the death of the launcher all cause the same orderly stop. */
export function stopOnSignals(): void {
  let stoppedAt = Number.POSITIVE_INFINITY;
  const stop = (exitCode = exitCodeWhenStopped) => {
    // One Ctrl-C may arrive more than once, through the launcher too; a later one means: do not wait.
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
  // The launcher's channel only serves to notice its end; it must not keep a finished task alive.
  process.channel?.unref();
}

/** Serves until it is stopped. */
export function untilStopped(): Promise<never> {
  exitCodeWhenStopped = 0;
  return new Promise(() => {
    setInterval(() => {}, 2 ** 30);
  });
}
