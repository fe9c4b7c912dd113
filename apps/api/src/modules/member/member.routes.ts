import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/member';
import * as reconsent from '@mall/contracts/reconsent';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { placeOf } from '../../plugins/device.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { createSubjects, type Place } from '../auth/attempts/attempt-subjects.ts';
import { mailEmailChange } from '../auth/email/mail-email-change.ts';
import { assertPassword } from '../auth/password/assert-password.ts';
import { assertPasswordProof, createPasswordProofs } from '../auth/password/password-proof.ts';
import { changeIdentity } from './change-identity.ts';
import { changeMarketingConsent } from './change-marketing-consent.ts';
import { getMarketingConsent } from './get-marketing-consent.ts';
import { getProfile } from './get-profile.ts';
import { createMailRefusals } from './mail-refusal.ts';
import { prepareWithdrawal } from './prepare-withdrawal.ts';
import { agreeAnew } from './reconsent/agree-anew.ts';
import { answerMarketing } from './reconsent/answer-marketing.ts';
import { listReconsents } from './reconsent/list-reconsents.ts';
import { refuseMail } from './refuse-mail.ts';
import { withdraw } from './withdraw.ts';

const badLink = '수신거부 링크가 올바르지 않아요. 메일에 있는 링크를 다시 눌러 주세요.';

export function memberRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const subjects = createSubjects(config.tokenSecret);
  const proofs = createPasswordProofs(config.tokenSecret, clock);
  const refusals = createMailRefusals(config.tokenSecret);
  /** Wrong passwords of a session count for the member and for the address, separately from sign-in. */
  const typed = (memberNo: number, place: Place, password: string) => ({
    ...{ memberNo, password, at: clock() },
    subjects: subjects.ofSession(memberNo, place),
  });

  bind(app, contract.checkPassword, async ({ mall, member, db, body, request, reply }) => {
    assertOwnAccount(mall, member.memberNo);
    await assertPassword(db, typed(member.memberNo, placeOf(request, reply), body.password));
    return { proof: await proofs.issue(member) };
  });
  bind(app, contract.readProfile, async ({ member, db, body }) => {
    await assertPasswordProof(proofs, member, body.proof);
    return db((tx) => getProfile(tx, member));
  });
  bind(app, contract.changeIdentity, async ({ member, db, body: { proof, certificationKey } }) => {
    await assertPasswordProof(proofs, member, proof);
    const { memberNo } = member;
    return db((tx) => changeIdentity(tx, { memberNo, certificationKey, vault: dependencies.vault, at: clock() }));
  });
  bind(app, contract.mailEmailChange, async ({ member, db, body: { proof, email } }) => {
    await assertPasswordProof(proofs, member, proof);
    const subject = subjects.ofMail('email change', String(member.memberNo));
    return db((tx) => mailEmailChange(tx, { ...member, email, subject, at: clock() }));
  });
  bind(app, contract.getMarketingConsent, ({ mall, member: { memberNo }, db }) =>
    db((tx) => getMarketingConsent(tx, mall, { memberNo, at: clock() })),
  );
  bind(app, contract.changeMarketingConsent, ({ mall, member: { memberNo }, db, body }) =>
    db((tx) => changeMarketingConsent(tx, mall, { memberNo, ...body, source: 'MY_SHOP', at: clock() })),
  );
  bind(app, reconsent.listOwnReconsents, async ({ mall, member: { memberNo }, db, at }) => {
    assertOwnAccount(mall, memberNo);
    return db((tx) => listReconsents(tx, { memberNo, at }));
  });
  bind(app, reconsent.agreeAnew, async ({ mall, member: { memberNo }, db, body: { agreedTerms }, at }) => {
    assertOwnAccount(mall, memberNo);
    return db((tx) => agreeAnew(tx, { memberNo, agreedTerms, at }));
  });
  bind(app, reconsent.answerMarketing, async ({ mall, member: { memberNo }, db, body, at }) => {
    assertOwnAccount(mall, memberNo);
    return db((tx) => answerMarketing(tx, { ...body, memberNo, at }));
  });
  bind(app, contract.refuseMail, async ({ mall, db, body: { memberNo, token } }) => {
    if (!refusals.isGood(mall, { memberNo }, token)) throw new AppError('4040', { description: badLink });
    const at = clock();
    await db((tx) => refuseMail(tx, mall, { memberNo, at }));
    return { refusedAt: at.toISOString() };
  });
  bind(app, contract.prepareWithdrawal, ({ mall, member, db }) => db((tx) => prepareWithdrawal(tx, mall, member)));
  bind(app, contract.withdraw, async ({ mall, member: { memberNo }, db, body, request, reply }) => {
    assertOwnAccount(mall, memberNo);
    await assertPassword(db, typed(memberNo, placeOf(request, reply), body.password));
    return withdraw(dependencies, mall, { memberNo, reason: body.reason });
  });
}
