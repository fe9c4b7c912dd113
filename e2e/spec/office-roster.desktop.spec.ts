import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { workbook } from '../support/spreadsheets.ts';

test('a sheet is previewed before it is applied; an invalid one changes nothing; whoever got no invitation is named', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'WELFARE');
  await page.goto(`${officeOrigin}/roster`);
  await expect(page.getByRole('row').filter({ hasText: '201307' })).toContainText('이*솔');
  await expect(page.getByRole('row').filter({ hasText: '201808' })).not.toContainText('노다온');
  await page.getByRole('button', { name: '명부 올리기' }).click();
  const dialog = page.getByRole('dialog', { name: '명부 올리기' });
  const file = dialog.getByLabel('명부 파일');
  await file.setInputFiles(
    workbook('틀림.xlsx', [
      ['이름', '부서'],
      ['라온유', '영업'],
    ]),
  );
  await expect(dialog.getByText('사번 열을 찾지 못했어요.')).toBeVisible();
  await expect(dialog.getByText('틀림.xlsx')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  const rows = [
    ['부서', '사원번호', '성명'],
    ['영업', '202004', '라온유'],
    ['연구개발', '909001', '하늘찬'],
    ['생산', '', '번호 없음'],
  ];
  await file.setInputFiles(workbook('명부.xlsx', rows));
  const verdicts = dialog.getByRole('region', { name: '줄마다 결과' });
  await expect(verdicts.getByText('바뀌어요 (부서)')).toBeVisible();
  await expect(verdicts.getByText('새로 들어와요')).toBeVisible();
  await expect(verdicts.getByText('사번을 적어 주세요')).toBeVisible();
  await expect(dialog.getByRole('list', { name: '바뀔 것' })).toHaveText('새로1바뀜1그대로0파일에 없음7고칠 줄1');
  expect(await officeBarriers(page)).toEqual([]);
  await dialog.getByLabel('새로 들어온 사람에게 초대 메일 보내기').uncheck();
  await dialog.getByRole('button', { name: '맞는 2줄 올리기' }).click();
  await expect(page.getByText('1명을 더하고 1명을 고쳤어요')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '202004' })).toContainText('영업');

  await page.getByRole('row').filter({ hasText: '909001' }).click();
  const drawer = page.getByRole('region', { name: '909001' });
  await drawer.getByLabel('접속을 끊을 시각').fill('2099-12-31T18:00');
  await drawer.getByRole('button', { name: '퇴사 시각 정하기' }).click();
  await expect(page.getByText('퇴사 시각을 정했어요')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '909001' })).toContainText('2099.12.31');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('row').filter({ hasText: '909001' })).not.toContainText('2099.12.31');
  expect(await officeBarriers(page)).toEqual([]);

  await drawer.getByRole('button', { name: '변경 이력' }).click();
  await expect(page.getByRole('dialog', { name: '변경 이력' }).getByText('복지 담당 데모')).toHaveCount(2);

  // Without an address no mail goes; eleven are more than one can read out.
  await page.goto(`${officeOrigin}/roster`);
  await page.getByRole('button', { name: '명부 올리기' }).click();
  const numbers = Array.from({ length: 11 }, (_, at) => `9100${at + 10}`);
  const people = numbers.map((employeeNo) => [employeeNo, '한여름']);
  await file.setInputFiles(workbook('여름.xlsx', [['사번', '이름'], ...people]));
  await dialog.getByRole('button', { name: '맞는 11줄 올리기' }).click();
  await expect(page.getByText('11명을 더하고 0명을 고쳤어요')).toBeVisible();
  await expect(
    page.getByText(`초대 메일을 보내지 못한 사번: ${numbers.slice(0, 10).join(', ')} 외 1명`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '910010' })).toContainText('가입 전');
});
