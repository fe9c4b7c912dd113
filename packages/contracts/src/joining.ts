import * as z from 'zod/mini';
import { certificationKey } from './certification.ts';
import { termCodes } from './codes.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { boolean, boundedText, entity, integer, list, oneOf, plain, text, type ValueOf } from './wire.ts';

export const longestAnswer = 60;

/** What a mall asks of applicants, besides what every mall asks; `choices` is empty where anything may be written. */
const joinQuestion = entity({ key: text, label: text, help: text, isRequired: boolean, choices: list(text) });
export type JoinQuestion = ValueOf<typeof joinQuestion>;

/** A term to agree to, in the version that is in force today. */
const joinTerm = entity({ termNo: integer, termCode: oneOf(termCodes), isRequired: boolean });
export type JoinTerm = ValueOf<typeof joinTerm>;

const joinForm = entity({
  terms: list(joinTerm),
  questions: list(joinQuestion),
  /** The operator looks at who joins before they may sign in. */
  needsApproval: boolean,
});
export type JoinForm = ValueOf<typeof joinForm>;

/** GET pre/join/form: the form for joining this mall; 4030 where nobody joins (COMMON and marketing malls). */
export const getJoinForm = endpoint({
  method: 'GET',
  path: '/pre/join/form',
  access: 'public',
  summary: '가입 양식',
  data: joinForm,
  errors: ['4030'],
});

/** Yes or no, and never why not: the response reveals nothing about who has it. */
const usable = entity({ isUsable: boolean });

/** POST pre/join/check-id: may somebody join with this id? Errors: 1252 after thirty questions of a device in ten minutes, 4030. */
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
 * POST pre/join: a new member, who signs in once the link of the mail is followed. The response is the same whoever has the address; its
 * owner is notified by mail. Errors: 1264 is a member already, 4030, 4090 the
 * terms have changed, 4220 with advice per field, 4400 the certification may not be used.
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
