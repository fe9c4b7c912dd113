import { mallSalesTypes, mallStyles } from '@mall/contracts/codes';
import { z } from 'zod';
import { readDemoFolder } from '../demo-files/read-demo-files.ts';
import { unique } from '../demo-files/references.ts';
import { exhibitionPlans } from './exhibitions/exhibition-plan.ts';
import { joinQuestion } from './join-questions.ts';
import { keywordLists } from './keywords.ts';
import { assortment } from './listings.ts';
import { demoMember } from './members.ts';
import { noticeText } from './notices.ts';
import { popupFields } from './popups.ts';
import { salePlan } from './special-sales.ts';

const company = z.strictObject({
  name: z.string(),
  representativeName: z.string(),
  businessNumber: z.string(),
  registrationNumber: z.string(),
  salesPermitNumber: z.string(),
  hostingProvider: z.string().default(''),
  address: z.string(),
  phone: z.string(),
});

const mallFile = z.strictObject({
  mallId: z.int(),
  name: z.string(),
  title: z.string(),
  salesType: z.enum(mallSalesTypes),
  style: z.enum(mallStyles),
  slogan: z.string(),
  isLoginOpen: z.boolean().default(false),
  isMarketing: z.boolean().default(false),
  needsApproval: z.boolean().default(false),
  deliveryFee: z.int().default(3000),
  freeDeliveryFrom: z.int().default(50000),
  footerLogoLink: z.string().default(''),
  mobileCertificateImage: z.string().default(''),
  mobileCertificateLink: z.string().default(''),
  company,
  /** The first is the demo sign-in; in a marketing mall, the guest that all its visitors share. */
  members: z.array(demoMember),
  accountContract: z.strictObject({ creditLimit: z.int(), paymentDays: z.int() }).optional(),
  joinQuestions: z.array(joinQuestion).default([]),
  assortment,
  /** What it adds to the extra support for phones, or subtracts from it. */
  extraSupport: z.int().default(0),
  /** By number, in the order in which it shows them. */
  exhibitions: z.array(z.literal(exhibitionPlans.map(({ exhibitionNo }) => exhibitionNo))),
  keywords: keywordLists,
  /** Texts that only this mall has. */
  notice: noticeText,
  ...popupFields,
  specialSales: z.array(salePlan).default([]),
});

export type DemoMall = z.output<typeof mallFile> & { mallUrl: string };

export const mallFiles = z.record(z.string(), mallFile).superRefine(unique('mallId'));

/** The first is the default mall. */
export const malls: readonly DemoMall[] = Object.entries(readDemoFolder('malls', mallFiles))
  .map(([mallUrl, file]) => ({ mallUrl, ...file }))
  .toSorted((one, other) => one.mallId - other.mallId);
