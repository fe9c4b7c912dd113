import { passwordStates } from '@mall/contracts/codes';
import { z } from 'zod';
import type { DemoMember } from './types.ts';

/** A member's defaults for what their file leaves out. */
export const demoMember = z.strictObject({
  loginId: z.string(),
  password: z.string().default('Demo!2026'),
  name: z.string(),
  /** Without it, an address of the mall. */
  email: z.string().optional(),
  phone: z.string().regex(/^\d+$/).default('01020260001'),
  birthDate: z.iso.date().default('1990-05-21'),
  isEmailVerified: z.boolean().default(true),
  state: z.enum(['ACTIVE', 'DORMANT']).default('ACTIVE'),
  passwordState: z.enum(passwordStates).default('NORMAL'),
  joinedOn: z.iso.date().default('2025-03-04'),
  lastSignedInOn: z.iso.date().nullable().default('2026-11-19'),
});

export const membersOf = (mallUrl: string, members: readonly z.output<typeof demoMember>[]): DemoMember[] =>
  members.map((member) => ({ ...member, email: member.email ?? `${member.loginId}@${mallUrl}.example` }));
