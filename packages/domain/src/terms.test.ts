import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seoulDayOf, shiftedDay } from './seoul-day.ts';
import {
  earliestDay,
  fillTermMarks,
  inForceOn,
  noticeDays,
  owedConsent,
  refusalOfDay,
  termStateOf,
  unknownMarks,
  withAnnexes,
} from './terms.ts';
import { articleChanges, changedArticles, draftNotice } from './terms-notice.ts';

const days = fc.integer({ min: 0, max: 2000 }).map((count) => shiftedDay('2025-01-01', count));

describe('the notice of a version', () => {
  test.each([
    [false, '2026-12-02', '새 버전은 7일 전에 알려야 해요. 2026년 12월 3일부터 시행할 수 있어요.'],
    [false, '2026-12-03', undefined],
    [true, '2026-12-25', '회원에게 불리한 변경은 30일 전에 알려야 해요. 2026년 12월 26일부터 시행할 수 있어요.'],
    [true, '2026-12-26', undefined],
  ])('to disadvantage: %s, from %s on, announced on 26 November 2026', (isAdverse, day, refusal) => {
    expect(refusalOfDay(day, { today: '2026-11-26', isAdverse })).toBe(refusal);
  });

  test('is counted by days in Seoul: a moment before midnight there it is a day longer than after it', () => {
    const at = (moment: string) => earliestDay({ today: seoulDayOf(new Date(moment)), isAdverse: false });
    expect([at('2026-11-26T14:59:59.999Z'), at('2026-11-26T15:00:00Z')]).toEqual(['2026-12-03', '2026-12-04']);
  });

  test('comes behind the newest version, of which it says so', () => {
    const wish = { today: '2026-11-26', isAdverse: false, lastDay: '2026-12-10' };
    expect(refusalOfDay('2026-12-10', wish)).toBe(
      '2026년 12월 10일에 시행하는 버전이 이미 있어요. 2026년 12월 11일부터 시행할 수 있어요.',
    );
    expect(refusalOfDay('2026-12-11', wish)).toBeUndefined();
    expect(refusalOfDay('2026-12-03', { ...wish, lastDay: '2026-09-01' })).toBeUndefined();
  });

  test('is never shorter than it must be, and the day it names is taken', () => {
    fc.assert(
      fc.property(days, days, fc.boolean(), fc.option(days, { nil: undefined }), (today, day, isAdverse, lastDay) => {
        const wish = { today, isAdverse, lastDay };
        const isTaken = refusalOfDay(day, wish) === undefined;
        expect(isTaken).toBe(
          day >= shiftedDay(today, noticeDays(isAdverse)) && (lastDay === undefined || day > lastDay),
        );
        expect(refusalOfDay(earliestDay(wish), wish)).toBeUndefined();
        expect(refusalOfDay(shiftedDay(earliestDay(wish), -1), wish)).toBeDefined();
      }),
    );
  });
});

describe('what is in force', () => {
  const versions = ['2026-12-03', '2025-01-06', '2026-09-01'].map((appliedOn) => ({ appliedOn }));
  const statesOn = (day: string) => versions.map((one) => termStateOf(one, versions, day));

  test('changes with the day, and nothing else', () => {
    expect(statesOn('2026-12-02')).toEqual(['ANNOUNCED', 'REPLACED', 'IN_FORCE']);
    expect(statesOn('2026-12-03')).toEqual(['IN_FORCE', 'REPLACED', 'REPLACED']);
    expect(statesOn('2024-12-31')).toEqual(['ANNOUNCED', 'ANNOUNCED', 'ANNOUNCED']);
    expect(inForceOn(versions, '2024-12-31')).toBeUndefined();
  });

  test('is one version at most on any day, the one that began last', () => {
    fc.assert(
      fc.property(fc.uniqueArray(days, { maxLength: 8 }), days, (began, day) => {
        const chain = began.map((appliedOn) => ({ appliedOn }));
        const held = chain.filter((one) => termStateOf(one, chain, day) === 'IN_FORCE');
        expect(held.map(({ appliedOn }) => appliedOn)).toEqual(
          began
            .filter((one) => one <= day)
            .toSorted()
            .slice(-1),
        );
      }),
    );
  });
});

describe('consent to a later version', () => {
  const version = (appliedOn: string, needsConsent = false) => ({ appliedOn, needsConsent });
  const chain = [version('2026-10-01'), version('2026-09-01', true), version('2025-01-06')];
  const coming = version('2026-12-03', true);
  const today = '2026-11-26';

  test.each([
    ['an earlier one, is to what is in force', chain, '2025-01-06', '2026-10-01'],
    ['none, is to what is in force', chain, undefined, '2026-10-01'],
    ['the one that wanted it, is not asked for again by versions that do not', chain, '2026-09-01', undefined],
    ['what is in force, is to the one to come', [coming, ...chain], '2026-10-01', '2026-12-03'],
    ['an earlier one, is first to what is in force', [coming, ...chain], '2025-01-06', '2026-10-01'],
    ['the one to come, is asked for no more', [coming, ...chain], '2026-12-03', undefined],
    [
      'the first, is never asked for where no version wants it',
      [version('2026-09-01'), version('2025-01-06')],
      '2025-01-06',
      undefined,
    ],
  ])('of who has agreed to %s', (_whose, versions, agreedOn, owed) => {
    expect(owedConsent(versions, agreedOn, today)?.appliedOn).toBe(owed);
  });
});

describe('what a mall adds', () => {
  const text = (termNo: number, appliedOn: string, html: string) => ({ termNo, appliedOn, html });
  const versions = [text(2, '2026-09-01', '둘'), text(1, '2025-01-06', '하나')];
  const added = '<h3>{mallNm} 추가 약관</h3>';

  test('stands behind each of the provider’s texts from its day on, until it ends', () => {
    const annexes = [
      { appliedOn: '2026-03-01', html: '덧붙임' },
      { appliedOn: '2026-10-01', html: '' },
    ];
    expect(withAnnexes(versions, annexes)).toEqual([
      text(2, '2026-10-01', '둘'),
      text(2, '2026-09-01', `둘${added}덧붙임`),
      text(1, '2026-03-01', `하나${added}덧붙임`),
      text(1, '2025-01-06', '하나'),
    ]);
  });

  test('changes no word of the provider’s, and without it their versions are all there is', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ appliedOn: days, html: fc.string() })), (annexes) => {
        for (const one of withAnnexes(versions, annexes))
          expect(one.html.startsWith(inForceOn(versions, one.appliedOn)?.html ?? '?')).toBe(true);
      }),
    );
    expect(withAnnexes(versions, [])).toEqual(versions);
  });
});

describe('marks', () => {
  test('are filled with what the mall is called, as words and never as markup', () => {
    const mall = { name: '<b>가&나', mallUrl: 'ganada' };
    expect(fillTermMarks('{mallNm}의 {mallUrl}, {mallNm}', mall)).toBe('&lt;b>가&amp;나의 ganada, &lt;b>가&amp;나');
  });

  test('that nothing stands behind are named', () => {
    expect(unknownMarks('<p>{mallNm}과 {회사}, {회사}, {mallUrl}</p>')).toEqual(['{회사}']);
    expect(unknownMarks('<p>{mallNm}</p>')).toEqual([]);
  });
});

describe('the draft of a notice', () => {
  const before =
    '<h3>약관</h3><h4>제1조 (목적)</h4><p>가</p><h4>제2조 (환불)</h4><p>나</p><h4>제3조 (기타)</h4><p>다</p>';
  const after =
    '<h3>약관</h3><h4>제1조 (목적)</h4><p>가</p><h4>제2조 (배송)</h4><p>라</p><h4>제3조 (환불)</h4><p>나 <b>바뀜</b></p>';

  test('names the articles that are other ones, by their names rather than their numbers', () => {
    expect(changedArticles(before, after)).toEqual([
      '제2조 (배송): 새로 넣었어요',
      '제3조 (환불): 바뀌었어요',
      '제3조 (기타): 뺐어요',
    ]);
    expect(changedArticles(before, before)).toEqual([]);
  });

  test('has what each of them said and says, without markup, and the words before the first', () => {
    expect(
      articleChanges('<p>머리</p><h4>제1조</h4><p>5&lt;6</p>', '<p>다른 머리</p><h4>제1조</h4><p>5&lt;6</p>'),
    ).toEqual([{ heading: '', before: '머리', after: '다른 머리' }]);
    expect(articleChanges(before, after).at(-1)).toEqual({ heading: '제3조 (기타)', before: '다', after: undefined });
  });

  test('says from when on, and what members may do where it is to their disadvantage', () => {
    const of = (isAdverse: boolean) =>
      draftNotice({ termCode: 'service', appliedOn: '2026-12-26', isAdverse, before, after });
    expect(of(false).noticeTitle).toBe('이용약관 변경 안내 (2026년 12월 26일 시행)');
    expect(of(false).noticeHtml).toContain('{mallNm}의 이용약관이 바뀌어');
    expect([of(false), of(true)].map(({ noticeHtml }) => noticeHtml.includes('탈퇴할 수 있어요'))).toEqual([
      false,
      true,
    ]);
  });
});
