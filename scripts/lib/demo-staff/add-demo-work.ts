import type { IdentityVault } from '../../../apps/api/src/certification/identity-vault.ts';
import type { RoleCode } from '../../../packages/contracts/src/office/rights.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';
import { addDemoContacts } from './add-demo-contacts.ts';
import { addDemoExport } from './add-demo-export.ts';
import { addDemoMalls } from './add-demo-malls.ts';
import { addDemoNewcomer } from './add-demo-newcomer.ts';
import { addDemoProposal } from './add-demo-proposal.ts';
import { addDemoRequests } from './add-demo-requests.ts';
import { addDemoReview } from './add-demo-review.ts';
import { addDemoRoster } from './add-demo-roster.ts';
import { addDemoTerms } from './add-demo-terms.ts';
import { askForProducts } from './ask-for-products.ts';
import { bringDemoReturn } from './bring-demo-return.ts';
import { findDemoMember } from './find-demo-member.ts';

type Office = {
  readonly vault: IdentityVault;
  readonly mallIds: ReadonlyMap<string, number>;
  readonly staffNos: ReadonlyMap<RoleCode, number>;
};

/**
 * Work for the demo staff: contacts, rights requests, a roster, an applicant, a proposal of supports, changes of products, cases for
 * an export, a refund and terms, the month's review, and malls in preparation.
 */
export async function addDemoWork(owner: Database, { vault, mallIds, staffNos }: Office): Promise<void> {
  const staffNoOf = (role: RoleCode) => staffNos.get(role) ?? 0;
  const malls = ['familyshop', 'hanul'].flatMap((mallUrl) => mallIds.get(mallUrl) ?? []);
  const [shop, employer] = malls.map((mallId) => ({ mallId }));
  // A database other than the demo's may have other malls.
  if (!shop || !employer) return;
  const desk = staffNoOf('CS');
  await addDemoMalls(owner, staffNoOf('SUPER'), { shop: shop.mallId, employer: employer.mallId });
  await addDemoContacts(owner, [shop, employer], desk);
  await addDemoRequests(owner, shop, desk);
  await addDemoRoster(owner, vault, employer);
  await addDemoNewcomer(owner, employer);
  await addDemoExport(owner, desk);
  await addDemoProposal(owner, { ...shop, mallUrl: 'familyshop' }, staffNoOf('DEALER'));
  const partnerMallId = mallIds.get('dajeong');
  if (partnerMallId !== undefined) {
    await bringDemoReturn(owner, { mallId: partnerMallId }, desk);
    await addDemoTerms(owner, partnerMallId, staffNoOf);
    await askForProducts(owner, partnerMallId, { asks: staffNoOf('PARTNER'), decides: staffNoOf('MD') });
  }
  const member = await inMall(owner, shop, findDemoMember);
  if (member) await addDemoReview(owner, { ...member, ...shop, staffNoOf });
}
