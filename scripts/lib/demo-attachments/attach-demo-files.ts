import type { FileStore } from '../../../apps/api/src/files/file-store.ts';
import { addAttachment } from '../../../apps/api/src/modules/board/add-attachment.ts';
import { boardType } from '../../../packages/contracts/src/codes.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { malls } from '../../../packages/db/src/seed/content/malls.ts';
import { noticesOf } from '../../../packages/db/src/seed/content/notices.ts';
import { type DemoAttachment, demoAttachmentsOf } from './plan.ts';

/**
 * Adds the files of the demo malls' notices, by the server's own use case. As the owner of the tables,
 * because the application cannot write boards.
 */
export async function attachDemoFiles(database: Database, files: FileStore): Promise<void> {
  const clock = () => new Date();
  // Most malls have the same ones.
  const rendered = new Map<DemoAttachment, Uint8Array>();
  for (const mall of malls) {
    const notices = noticesOf(mall);
    for (const attachment of demoAttachmentsOf(mall.mallUrl)) {
      const { title, fileName, render } = attachment;
      const notice = notices.find((one) => one.title === title);
      if (!notice) throw new Error(`${mall.mallUrl} has no notice ${title}`);
      const bytes = rendered.get(attachment) ?? (await render());
      rendered.set(attachment, bytes);
      const { postNo } = notice;
      await addAttachment({ database, files, clock }, mall, { boardType: boardType.notice, postNo, fileName, bytes });
    }
  }
}
