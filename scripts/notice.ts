import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { addNotice } from '../apps/api/src/modules/board/add-notice.ts';
import { listNotices } from '../apps/api/src/modules/board/list-notices.ts';
import { removeNotice } from '../apps/api/src/modules/board/remove-notice.ts';
import { toCleanHtml } from '../apps/api/src/operator-text.ts';
import { AppError } from '../packages/contracts/src/errors.ts';
import { actingAs } from './lib/operator-act.ts';
import { readNamedFile, readOperatorText } from './lib/operator-files.ts';
import { openOperatorMall } from './lib/operator-mall.ts';
import { type Lines, linesOr, printLines } from './lib/print-lines.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run notice -- <command> <mall> …

  list   <mall>               the newest notices, with their numbers
  add    <mall> --title "<…>" --file <.html or .txt> [--label <안내>] [--pinned] [--attach <file>]…
  remove <mall> <notice>      from the board, with its files; the office keeps it as ended

Files to attach are documents, pictures and archives of 20 MB at most.`;

const options = {
  title: { type: 'string', default: '' },
  file: { type: 'string', default: '' },
  label: { type: 'string', default: '' },
  pinned: { type: 'boolean', default: false },
  attach: { type: 'string', multiple: true, default: [] },
} as const satisfies ParseArgsConfig['options'];

const longestTitle = 100;
const longestLabel = 10;
const author = '고객센터';

const readWords = () => parseArgs({ options, allowPositionals: true });
type Options = ReturnType<typeof readWords>['values'];
type Opened = Awaited<ReturnType<typeof openOperatorMall>>;
/** The work once the mall is open; returns what is printed for the operator. */
type Work = (opened: Opened) => Promise<Lines>;

const list: Work = async ({ dependencies, mall }) => {
  const posts = await listNotices(dependencies, mall);
  const lines = posts.map(({ postNo, postedOn, title, isPinned, attachmentCount }) =>
    [postNo, postedOn, isPinned ? '[고정]' : '', title, attachmentCount > 0 ? `(${attachmentCount})` : '']
      .filter(Boolean)
      .join('  '),
  );
  return linesOr(lines, 'the board is empty');
};

/** Reads all named files first, so that a missing one does not open a mall. */
async function add({ title, file, label, pinned, attach }: Options): Promise<Work> {
  if (file === '') throw new TaskError(usage);
  if (title.trim() === '' || title.length > longestTitle)
    throw new TaskError(`a title has 1 to ${longestTitle} letters`);
  if (label.length > longestLabel) throw new TaskError(`a label has ${longestLabel} letters at most`);
  const html = toCleanHtml(await readOperatorText(file));
  if (html === '') throw new TaskError(`${file} contains nothing that may be shown`);
  const attachments = await Promise.all(
    attach.map(async (path) => ({ fileName: basename(path), bytes: await readNamedFile(path) })),
  );
  const notice = { title: title.trim(), label: label.trim(), author, isPinned: pinned, html, attachments };
  return async ({ dependencies, mall }) => {
    const acting = actingAs(dependencies, { action: 'notice.add', subject: `notices of ${mall.mallUrl}` });
    const postNo = await addNotice(acting, mall, notice);
    return `notice ${postNo} is on the board of ${mall.mallUrl}`;
  };
}

const remove =
  (postNo: number): Work =>
  async ({ dependencies, mall }) => {
    const act = { action: 'notice.remove', subject: `notice ${postNo}` };
    await removeNotice(actingAs(dependencies, act), mall, postNo);
    return `notice ${postNo} is gone from the board of ${mall.mallUrl}`;
  };

await runTask(async () => {
  const { positionals, values } = readWords();
  const [command = '', mallUrl = '', number = ''] = positionals;
  const isRemoval = command === 'remove' && /^[1-9]\d{0,8}$/.test(number);
  if (mallUrl === '' || !(command === 'list' || command === 'add' || isRemoval)) throw new TaskError(usage);
  const work = command === 'add' ? await add(values) : isRemoval ? remove(Number(number)) : list;
  try {
    // The application's own role may read boards but not write them.
    printLines(await work(await openOperatorMall(mallUrl, 'owner')));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new TaskError(
      isRemoval ? `there is no notice ${number} in ${mallUrl}` : (error.description ?? error.message),
    );
  }
  return undefined;
});
