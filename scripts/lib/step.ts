/** Prints a step and how long it took. */
export async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  process.stdout.write(`• ${label} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
