import type { Dependencies } from '../../dependencies.ts';
import { listSpentFiles, updateFileDeleted } from './export-file.repository.ts';
import { cancelRefusedRuns } from './export-run.repository.ts';
import { fileNameOf } from './sealed-file.ts';

/** Deletes files that were fetched or have expired, and ends runs whose case was rejected. */
export async function forgetExports({ officeDatabase, files }: Dependencies, now: Date): Promise<void> {
  if (!officeDatabase) return;
  await cancelRefusedRuns(officeDatabase, now);
  for (const runNo of await listSpentFiles(officeDatabase, now)) {
    await files.remove(fileNameOf(runNo));
    await updateFileDeleted(officeDatabase, runNo, now);
  }
}
