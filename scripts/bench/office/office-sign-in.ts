import { codeAt, linkFor, openOfficeBrowser } from '../../../apps/api/src/testing/office-browser.ts';
import type { TestApp } from '../../../apps/api/src/testing/test-app.ts';
import type { Invitation, SecondStep } from '../../../packages/contracts/src/office/sign-in.ts';
import { TaskError } from '../../lib/task.ts';

const password = 'correct horse battery';

/** How long a sign-in takes for staff of this many malls: password, a recovery code, and the profile; ten times, in milliseconds. */
export async function measureSignIn(
  { app, owner }: Pick<TestApp, 'app' | 'owner'>,
  mallIds: readonly number[],
): Promise<number[]> {
  const at = app.dependencies.clock();
  const email = `signs-in-${at.getTime()}@office.test`;
  const { staffNo } = await owner
    .insertInto('staff')
    .values({ email, name: '최하린', createdAt: at })
    .returning('staffNo')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('staffGrant')
    .values({ staffNo, roleCode: 'CS', mallIds: [...mallIds], startsAt: at })
    .execute();
  const browser = openOfficeBrowser({ app });
  const token = await linkFor({ app, owner }, staffNo);
  const { secret = '', seal = '' } = (await browser.post<Invitation>('/invitation', { token })).data?.totp ?? {};
  const factors = { kind: 'password', password, seal, code: codeAt(secret, app.dependencies.clock()) };
  const { data } = await browser.post<{ codes: string[] }>('/invitation/accept', { token, factors });
  const took: number[] = [];
  for (const code of data?.codes ?? []) {
    const start = performance.now();
    const { data: step } = await browser.post<SecondStep>('/sign-in', { email, password });
    await browser.post('/sign-in/factor', { ticket: step?.ticket, factor: { kind: 'recoveryCode', code } });
    const me = await browser.get('/me');
    if (me.status !== 200) throw new TaskError(`the sign-in failed: ${me.text}`);
    took.push(performance.now() - start);
  }
  return took;
}
