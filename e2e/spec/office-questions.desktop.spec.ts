import { listBoardPosts } from '@mall/contracts/board';
import { boardType } from '@mall/contracts/codes';
import { officeBarriers } from '../support/accessibility.ts';
import { runJob } from '../support/jobs.ts';
import { type Member, test } from '../support/member.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { addOldestQuestion, answerOf, letComeDue } from '../support/office-questions.ts';
import { expect } from '../support/test.ts';

test('H1: by keyboard alone, the question that waits longest is answered; typed text survives a reload', async ({
  page,
  context,
}) => {
  const questionNo = await addOldestQuestion('택배가 아직 안 왔어요');
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/questions`);
  await expect(page.getByRole('row', { name: /택배가 아직 안 왔어요/ })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const answer = page.getByLabel('답변', { exact: true });
  await expect(answer).toBeVisible();
  await page.keyboard.press('a');
  await expect(answer).toBeFocused();
  await page.keyboard.insertText('{회원이름}님, 내일 도착해요.');
  expect(await officeBarriers(page)).toEqual([]);
  await page.reload();
  await expect(answer).toHaveValue('{회원이름}님, 내일 도착해요.');
  await page.keyboard.press('a');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('답변을 보냈어요')).toBeVisible();
  expect(await answerOf(questionNo)).toMatch(/^.+님, 내일 도착해요\.$/);
});

const titlesOf = async (member: Member) => {
  const { posts } = await member.read(listBoardPosts, { params: { boardType: boardType.notice }, query: {} });
  return posts.map(({ title }) => title);
};

test('a notice is written and scheduled; it appears in the shop at its time, and disappears at its end', async ({
  page,
  context,
  member,
}) => {
  const title = '한파로 배송이 하루 늦어져요';
  await signInAsStaff(context, 'SUPER');
  await page.goto(`${officeOrigin}/boards`);
  await page.getByRole('button', { name: '새 글' }).click();
  await page.getByLabel('제목', { exact: true }).fill(title);
  await page.getByLabel('내용', { exact: true }).fill('강원과 경북은 11월 29일까지 하루 늦게 도착해요.');
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: '초안 저장' }).click();
  await expect(page.getByText('초안을 저장했어요')).toBeVisible();
  await page.getByRole('button', { name: '예약', exact: true }).click();
  await page.getByLabel('시작', { exact: true }).fill('2099-01-01T09:00');
  await page.getByLabel('끝', { exact: true }).fill('2099-01-03T09:00');
  await page.getByRole('button', { name: '예약하기' }).click();
  await expect(page.getByText('공개를 예약했어요')).toBeVisible();
  expect(await titlesOf(member)).not.toContain(title);

  await letComeDue(title, 'starts_at');
  await runJob('flip-content');
  await expect.poll(() => titlesOf(member)).toContain(title);
  await letComeDue(title, 'ends_at');
  await runJob('flip-content');
  await expect.poll(() => titlesOf(member)).not.toContain(title);
});
