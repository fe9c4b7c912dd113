/** Drawings that ship with the program, for benefits. */
const names: Readonly<Record<string, string>> = {
  gift: '선물',
  ticket: '쿠폰',
  coin: '포인트',
  money: '돈',
  receipt: '영수증',
  truck: '배송',
  box: '상자',
  repeat: '교환',
  house: '설치',
  lock: '보장',
  star: '별',
  crown: '왕관',
  party: '축하',
  bell: '알림',
  calendar: '달력',
  headphone: '헤드폰',
  phone: '휴대폰',
  monitor: '모니터',
  label: '이름표',
  drop: '물방울',
  snow: '눈',
  coffee: '커피',
};
const folder = 'emoji/';
const none = { value: '', label: '없음' };
const choices = [none, ...Object.entries(names).map(([name, label]) => ({ value: `${folder}${name}`, label }))];

/** The choices, including the current one even if it is none of these. */
export const drawingChoices = (chosen: string) =>
  choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: chosen.slice(folder.length) }];
