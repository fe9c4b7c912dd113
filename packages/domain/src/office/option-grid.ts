import { type OptionUse, optionUse, optionUseCodes } from '@mall/contracts/product-codes';
import { firstOptionUses, mayMoveOption, optionUseNames } from '../option-states.ts';

/** The fields of an option that staff edit, in the order of the grid's columns. */
export const optionFields = ['colourName', 'colourHex', 'label', 'extraPrice', 'useCode', 'image'] as const;
export type OptionField = (typeof optionFields)[number];
/** An option as typed. */
export type WrittenOption = {
  /** 0 for a new one. */
  readonly optionNo: number;
  readonly colourName: string;
  readonly colourHex: string;
  readonly label: string;
  readonly extraPrice: number;
  readonly useCode: string;
  readonly image: string;
};
/** The state of an option before it is saved. */
type StandingOption = { readonly optionNo: number; readonly useCode: OptionUse; readonly wasSold: boolean };
/** What is wrong with one cell. */
export type OptionFault = { readonly row: number; readonly field: OptionField; readonly message: string };

const highestExtraPrice = 99_999_999;
const hex = /^#[0-9a-f]{6}$/i;
const isLive = ({ useCode }: WrittenOption) => useCode !== optionUse.deleted;
const choiceOf = ({ colourName, label }: WrittenOption) => JSON.stringify([colourName.trim(), label.trim()]);

/** Everything that is wrong with the options of one product, cell by cell. */
export function optionFaults(
  options: readonly WrittenOption[],
  standing: readonly StandingOption[],
): readonly OptionFault[] {
  const before = new Map(standing.map((option) => [option.optionNo, option]));
  const live = options.filter(isLive).length;
  const choices = new Set<string>();
  const faults = options.flatMap((option, row): OptionFault[] => {
    const isTwice = isLive(option) && choices.has(choiceOf(option));
    if (isLive(option)) choices.add(choiceOf(option));
    const found: readonly (readonly [OptionField, string | undefined])[] = [
      ['colourName', colourFault(option)],
      ['colourHex', hexFault(option)],
      ['label', isTwice ? '색상과 옵션 이름이 같은 줄이 있어요.' : live > 1 ? labelFault(option) : undefined],
      ['extraPrice', priceFault(option)],
      ['useCode', useFault(option, before.get(option.optionNo))],
    ];
    return found.flatMap(([field, message]) => (message === undefined ? [] : [{ row, field, message }]));
  });
  if (live > 0 || options.length === 0) return faults;
  return [...faults, { row: options.length - 1, field: 'useCode', message: '옵션이 하나는 남아 있어야 해요.' }];
}

const colourFault = ({ colourName, colourHex }: WrittenOption) =>
  colourName.trim() === '' && colourHex !== '' ? '색상 이름을 적어 주세요.' : undefined;
const hexFault = ({ colourHex }: WrittenOption) =>
  colourHex === '' || hex.test(colourHex) ? undefined : '색상 코드를 #1a2b3c처럼 적어 주세요.';
const labelFault = (option: WrittenOption) =>
  isLive(option) && choiceOf(option) === '["",""]' ? '색상이나 옵션 이름을 적어 주세요.' : undefined;
const priceFault = ({ extraPrice }: WrittenOption) =>
  Number.isInteger(extraPrice) && extraPrice >= 0 && extraPrice <= highestExtraPrice
    ? undefined
    : '추가 금액을 0원부터 99,999,999원까지 숫자로 적어 주세요.';

function useFault({ useCode }: WrittenOption, before: StandingOption | undefined): string | undefined {
  const to = optionUseCodes.find((code) => code === useCode);
  if (!to) return '판매 중, 판매 중지, 품절, 삭제 가운데 하나를 적어 주세요.';
  if (!before) return firstOptionUses.includes(to) ? undefined : '새 옵션은 지울 수 없어요. 줄을 빼 주세요.';
  if (to === before.useCode || mayMoveOption(before.useCode, to, before.wasSold)) return undefined;
  if (to === optionUse.deleted) return '판매한 적이 있어 지울 수 없어요. 판매 중지로 바꿔 주세요.';
  if (before.useCode === optionUse.deleted) return '지운 옵션은 되살릴 수 없어요. 새로 만들어 주세요.';
  return `${optionUseNames[before.useCode]}에서 ${optionUseNames[to]}로 바로 바꿀 수 없어요. 판매 중으로 먼저 바꿔 주세요.`;
}

/** Parses what was typed or pasted into a cell; unreadable text is kept, to be shown as an error. */
export function readOptionCell(field: OptionField, typed: string): string {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (field === 'extraPrice') return text === '' ? '0' : text.replaceAll(/[,\s원+]/g, '') || text;
  if (field === 'colourHex') return hexOf(text);
  if (field === 'useCode') return optionUseCodes.find((code) => optionUseNames[code] === text) ?? text;
  return text;
}

/** Normalises #abc, ABCDEF and #AABBCC to the stored form of a colour. */
function hexOf(text: string): string {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text) ?? [];
  if (digits === undefined) return text;
  return `#${(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits).toLowerCase()}`;
}

/** The cells of text copied from a spreadsheet: lines and tabs; a quoted cell may contain both. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // A spreadsheet ends its last line, too.
  return rows.length > 1 && rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows;
}

/** The inverse. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(blockCell).join('\t')).join('\n');
const blockCell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
