import { get } from 'node:http';
import { findFaqs } from '@mall/contracts/board-post';
import { wholePath } from '@mall/contracts/endpoint';
import { type Envelope, successCode } from '@mall/contracts/envelope';

/** The address of the mall's server, and the host separately, because names below localhost do not resolve on some machines. */
export type MallAddress = { readonly url: string; readonly host: string };
type Answer = { readonly question: string; readonly paragraphs: readonly string[] };
type Input = { readonly mallId: number; readonly question: string };

/** Answers from the mall's frequent questions; rejects when the mall cannot be reached. */
export async function findAnswers(mall: MallAddress, input: Input): Promise<Answer[]> {
  const query = new URLSearchParams(findFaqs.query.encode(input));
  const { code, data } = JSON.parse(await read(mall, `${wholePath(findFaqs)}?${query}`)) as Envelope;
  if (code !== successCode) throw new Error(`the mall returned ${code}`);
  return findFaqs.data
    .decode(data as never)
    .map(({ question, answerHtml }) => ({ question, paragraphs: paragraphsOf(answerHtml) }));
}

const usualTopics = [
  '배송은 얼마나 걸리나요',
  '며칠 안에 반품할 수 있나요',
  '환불은 언제 되나요',
  '월 납부금은 어떻게 계산하나요',
];

/** The mall's own question on each of the usual topics; none while the mall cannot be reached. */
export async function findUsualQuestions(mall: MallAddress, mallId: number): Promise<string[]> {
  const found = await Promise.allSettled(usualTopics.map((question) => findAnswers(mall, { mallId, question })));
  const first = found.flatMap((one) => (one.status === 'fulfilled' ? one.value.slice(0, 1) : []));
  return [...new Set(first.map(({ question }) => question))];
}

// fetch would replace the mall's host by that of the address.
function read({ url, host }: MallAddress, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(new URL(path, url), { headers: { host }, timeout: 5_000 }, async (response) => {
      try {
        resolve((await response.setEncoding('utf8').toArray()).join(''));
      } catch (error) {
        reject(error);
      }
    });
    request.on('timeout', () => request.destroy(new Error('the mall is too slow')));
    request.on('error', reject);
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** An operator's HTML as paragraphs of plain text. */
const paragraphsOf = (html: string): string[] =>
  html
    .replaceAll(/<\/(?:p|li|h\d|div|tr)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
