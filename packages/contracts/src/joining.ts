import * as z from 'zod/mini';
import { certificationKey } from './certification.ts';
import { termCodes } from './codes.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { boolean, boundedText, entity, integer, list, oneOf, plain, text, type ValueOf } from './wire.ts';

export const longestAnswer = 60;

/** A question that a mall asks its applicants in addition; `choices` is empty for free text. */
const joinQuestion = entity({ key: text, label: text, help: text, isRequired: boolean, choices: list(text) });
export type JoinQuestion = ValueOf<typeof joinQuestion>;

/** A term to agree to, in the version in force today. */
const joinTerm = entity({ termNo: integer, termCode: oneOf(termCodes), isRequired: boolean });
export type JoinTerm = ValueOf<typeof joinTerm>;

const joinForm = entity({
  terms: list(joinTerm),
  questions: list(joinQuestion),
  /** The operator must approve new members before they may sign in. */
  needsApproval: boolean,
});
export type JoinForm = ValueOf<typeof joinForm>;

/** GET pre/join/form: the form for joining this mall; 4030 where nobody can join (COMMON and marketing malls). */
export const getJoinForm = endpoint({
  method: 'GET',
  path: '/pre/join/form',
  access: 'public',
  summary: '가입 양식',
  data: joinForm,
  errors: ['4030'],
});

/** Yes or no, without a reason: the response reveals nothing about who has it. */
const usable = entity({ isUsable: boolean });

/** POST pre/join/check-id: whether this id is available. Errors: 1252 after thirty requests of a device in ten minutes, 4030. */
export const checkLoginId = endpoint({
  method: 'POST',
  path: '/pre/join/check-id',
  access: 'public',
  summary: '아이디 사용 가능 여부',
  body: entity({ id: boundedText(60) }),
  data: usable,
  errors: ['1252', '4030'],
});

const answers = plain(z.record(boundedText(30).schema, boundedText(longestAnswer).schema));

/** Name, birth date and phone come from the certification, never from the form. */
const joinInput = entity({
  certificationKey,
  id: boundedText(60, 1),
  password: boundedText(100, 1),
  email: emailAddress,
  /** Numbers of the term versions agreed to. */
  agreedTerms: list(integer, 20),
  /** By the key of the question. */
  answers,
});
export type JoinInput = ValueOf<typeof joinInput>;

/**
 * POST pre/join: creates a member, who can sign in once the mailed link was opened. The response is the same whoever has the address; if it
 * is taken, a mail informs its owner. Errors: 1264 is a member already, 4030, 4090 the terms have changed, 4220 with advice per field, 4400
 * the certification cannot be used.
 */
export const joinMall = endpoint({
  method: 'POST',
  path: '/pre/join',
  access: 'public',
  summary: '회원가입',
  body: joinInput,
  data: entity({ maskedEmail: text, needsApproval: boolean }),
  takesSecret: true,
  errors: ['1252', '1264', '4030', '4090', '4220', '4400'],
});
