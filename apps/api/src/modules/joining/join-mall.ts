import { AppError, type FieldError, fieldError } from '@mall/contracts/errors';
import type { JoinInput } from '@mall/contracts/joining';
import { maskEmail, maskId } from '@mall/contracts/masking';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { isLoginId, loginIdRule } from '@mall/domain/login-id';
import { passwordRules, unmetPasswordRules } from '@mall/domain/password-policy';
import { insertConsents } from '../../consent/consent.repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import { listMembersOfPerson } from '../../person/person.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { mailLink } from '../account-link/mail-link.ts';
import { hashPassword } from '../auth/password/passwords.ts';
import type { ProvenIdentity } from '../certification/sealed-identity.ts';
import { takeCertification } from '../certification/take-certification.ts';
import { findPlace, takePlace } from '../roster/admit-listed.ts';
import { answersTo, faultsOfAnswers } from './answers.ts';
import { assertJoinable } from './assert-joinable.ts';
import { listJoinTerms } from './get-join-form.ts';
import { listQuestions } from './join-form.repository.ts';
import { insertMember, isLoginIdTaken } from './new-member.repository.ts';

type JoinDependencies = Pick<Dependencies, 'database' | 'clock' | 'vault'>;
type Joined = { readonly maskedEmail: string; readonly needsApproval: boolean };

/**
 * Creates a member with their consents, and queues the mail that verifies their address, or that tells the address's owner that they are a
 * member already. The certification is used up only when all of it succeeds. Errors as declared by the endpoint.
 */
export async function joinMall(
  { database, clock, vault }: JoinDependencies,
  mall: Mall,
  input: JoinInput,
): Promise<Joined> {
  assertJoinable(mall);
  const at = clock();
  const { email, agreedTerms } = input;
  const passwordHash = await hashPassword(input.password);
  return inMall(database, mall, async (transaction) => {
    await assertAgreed(transaction, agreedTerms, at);
    // The identity first: without a certification nobody learns whether an id is free. A refusal leaves the certification unused.
    const { certificationKey } = input;
    const person = await takeCertification(transaction, { certificationKey, purpose: 'SIGN_UP', vault, at });
    const answers = await acceptFields(transaction, input);
    const { memberNo, isAdmitted } = await addMember(transaction, mall, {
      input,
      person,
      passwordHash,
      answers,
      vault,
      at,
    });
    await insertConsents(transaction, { memberNo, termNos: agreedTerms, agreedAt: at });
    await mailLink(transaction, { memberNo, email, purpose: 'VERIFY_EMAIL', at });
    return { maskedEmail: maskEmail(email), needsApproval: !isAdmitted };
  });
}

/** 4090 when the terms shown are not those in force, 4220 when a required one is missing. */
async function assertAgreed(transaction: MallTransaction, agreed: readonly number[], at: Date): Promise<void> {
  const terms = await listJoinTerms(transaction, at);
  if (agreed.some((termNo) => !terms.some((term) => term.termNo === termNo))) throw new AppError('4090');
  if (terms.every(({ termNo, isRequired }) => !isRequired || agreed.includes(termNo))) return;
  throw fieldError('agreedTerms', '필수 약관에 동의해 주세요.');
}

/** The answers to store; 4220 with advice for every field that is wrong. */
async function acceptFields(transaction: MallTransaction, input: JoinInput): Promise<Record<string, string>> {
  const { id, password } = input;
  const questions = await listQuestions(transaction);
  const faults: FieldError[] = [
    ...unmetPasswordRules(password, id).map((rule) => ({ field: 'password', message: passwordRules[rule] })),
    ...faultsOfAnswers(questions, input.answers),
  ];
  if (!isLoginId(id)) faults.push({ field: 'id', message: loginIdRule });
  else if (await isLoginIdTaken(transaction, id)) faults.push(idNotUsable);
  if (faults.length > 0) throw new AppError('4220', { fieldErrors: faults });
  return answersTo(questions, input.answers);
}

const idNotUsable: FieldError = { field: 'id', message: '쓸 수 없는 아이디예요. 다른 아이디를 입력해 주세요.' };

type Addition = {
  readonly input: JoinInput;
  readonly person: ProvenIdentity;
  readonly passwordHash: string;
  readonly answers: Record<string, string>;
  readonly vault: Dependencies['vault'];
  readonly at: Date;
};
/** Admitted members need not wait for the operator. */
type Added = { readonly memberNo: number; readonly isAdmitted: boolean };

async function addMember(transaction: MallTransaction, mall: Mall, addition: Addition): Promise<Added> {
  const { input, person, passwordHash, answers, vault, at } = addition;
  await assertNewPerson(transaction, person);
  const place = await findPlace(transaction, { ...person, email: input.email, vault, at });
  const isAdmitted = !mall.needsApproval || place !== undefined;
  const memberNo = await insertMember(transaction, {
    loginId: input.id,
    passwordHash,
    name: person.name,
    email: input.email,
    phone: person.phone,
    birthDate: person.birthDate,
    personHash: person.ciHash,
    approval: isAdmitted ? 'Y' : 'R',
    answers,
    joinedAt: at,
  });
  if (memberNo !== undefined && place !== undefined) await takePlace(transaction, place, memberNo);
  if (memberNo !== undefined) return { memberNo, isAdmitted };
  // A concurrent request was faster: for the same person, or for another one with the id.
  await assertNewPerson(transaction, person);
  throw new AppError('4220', { fieldErrors: [idNotUsable] });
}

/** 1264: a certified person may learn the id under which they joined. */
async function assertNewPerson(transaction: MallTransaction, person: ProvenIdentity): Promise<void> {
  const [known] = await listMembersOfPerson(transaction, person);
  if (!known) return;
  throw new AppError('1264', {
    description: `이미 ${maskId(known.loginId)} 아이디로 가입했어요. 로그인하거나 비밀번호를 찾아 주세요.`,
  });
}
