import * as z from 'zod/mini';

/** Incremented when earlier versions of the mall could no longer read an archive. */
export const archiveFormat = 1;

const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const tableName = z.string().check(z.regex(/^(public|pgboss)\.[a-z_][a-z0-9_]*$/));

const tableSchema = z.object({
  name: tableName,
  columns: z.array(z.string()),
  rows: count,
  /** Hash of the rows as COPY writes them, in the order of the primary key. */
  sha256,
});

const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  /** The migrations that had been applied to the database. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({ name: tableName, lastValue: z.string().check(z.regex(/^-?\d+$/)), isCalled: z.boolean() }),
  ),
  /** The totals of money, stock and accounts, by name. */
  sums: z.record(z.string(), z.string()),
  files: z.object({ count, bytes: count, sha256 }),
  /** Where the files are stored when they are not in the archive. */
  filesUrl: z.optional(z.string()),
  /** The start of a hash of each key in use, so that a restore can tell whether it has the same keys. */
  keys: z.record(z.string(), z.string()),
});

/** The last entry of an archive: lists its content, against which everything in it is compared. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableOfManifest = z.infer<typeof tableSchema>;

/** An archive or a target that cannot be used; the message explains it in one line. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}

export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ArchiveError('the archive is damaged: its manifest is no JSON', { cause: error });
  }
  const format = typeof value === 'object' && value !== null && 'format' in value ? Number(value.format) : 0;
  if (format > archiveFormat) {
    throw new ArchiveError(
      `the archive has format ${format}, this version of the mall reads ${archiveFormat}: update the mall`,
    );
  }
  const parsed = manifestSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ArchiveError(`the archive is damaged: its manifest is wrong at ${issue?.path.join('.')}`);
}
