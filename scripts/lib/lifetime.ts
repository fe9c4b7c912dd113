type Closer = () => Promise<void> | void;

const closers: Closer[] = [];
let stopping: Promise<void> | undefined;

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

/** Ctrl-C, a polite kill, a closed terminal and the death of the launcher all end in the same orderly stop. */
export function stopOnSignals(): void {
  let stoppedAt = Number.POSITIVE_INFINITY;
  const stop = (exitCode: number) => {
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
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  process.on('SIGHUP', () => stop(0));
  process.on('disconnect', () => stop(1));
  // The launcher's channel is only there to notice its end; it must not keep a finished task alive.
  process.channel?.unref();
}
