import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { insertRows, type SeedTransaction } from './bulk-insert.ts';
import { seededRandom } from './content/random.ts';
import type { AccountContract, DemoMember } from './content/types.ts';
import type { MallContent } from './seed-content.ts';

// A constant salt keeps the demo data the same at every run; real members' salts are random.
const demoSalt = Buffer.from('demo members only');
const hashes = new Map<string, Promise<string>>();

function demoPasswordHash(password: string): Promise<string> {
  const known =
    hashes.get(password) ?? hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt: demoSalt });
  hashes.set(password, known);
  return known;
}

const favouritesOfDemo = 14;

/** The mall's members, the guest of a marketing mall, and the favourites of the first member. */
export async function insertMembers(transaction: SeedTransaction, content: MallContent): Promise<void> {
  const { mallId, isMarketing } = content.mall;
  await insertRows(
    transaction,
    'member',
    await Promise.all(content.members.map((member) => memberRow(mallId, member))),
  );
  if (content.accountContract) await insertContracts(transaction, mallId, content.accountContract);
  const [first] = content.members;
  if (!first) return;
  if (isMarketing) {
    await sql`update mall set guest_member_no = (${memberNoOf(mallId, first)}) where mall_id = ${mallId}`.execute(
      transaction,
    );
  } else {
    await insertFavourites(transaction, content, first);
  }
}

const memberNoOf = (mallId: number, { loginId }: DemoMember) =>
  sql`select member_no from member where mall_id = ${mallId} and login_id = ${loginId}`;

/** One for each member; members who join later have none until the operator approves one. */
async function insertContracts(
  transaction: SeedTransaction,
  mallId: number,
  { creditLimit, paymentDays }: AccountContract,
): Promise<void> {
  await sql`
    insert into account_contract (mall_id, member_no, credit_limit, payment_days, state, approved_at, changed_at)
    select mall_id, member_no, ${creditLimit}, ${paymentDays}, 'APPROVED', joined_at, joined_at
    from member where mall_id = ${mallId}`.execute(transaction);
}

async function memberRow(mallId: number, member: DemoMember) {
  return {
    mallId,
    loginId: member.loginId,
    passwordHash: await demoPasswordHash(member.password),
    name: member.name,
    email: member.email,
    phone: member.phone,
    birthDate: member.birthDate,
    emailVerifiedAt: member.isEmailVerified ? `${member.joinedOn}T09:00:00+09:00` : null,
    state: member.state,
    passwordState: member.passwordState,
    joinedAt: `${member.joinedOn}T09:00:00+09:00`,
    lastSignedInAt: member.lastSignedInOn && `${member.lastSignedInOn}T09:00:00+09:00`,
  };
}

async function insertFavourites(transaction: SeedTransaction, content: MallContent, member: DemoMember): Promise<void> {
  const { mallId, mallUrl } = content.mall;
  const random = seededRandom(`favourites of ${mallUrl}`);
  const shown = content.listings.filter(({ isOn }) => isOn);
  const chosen = new Set(
    Array.from({ length: favouritesOfDemo }, () => shown[random.between(0, shown.length - 1)]?.productNo ?? ''),
  );
  const productNos = [...chosen].filter((productNo) => productNo !== '');
  await sql`
    insert into favourite (mall_id, member_no, product_no, marked_at)
    select ${mallId}, (${memberNoOf(mallId, member)}), product_no, timestamptz '2026-11-01' + position * interval '7 hours'
    from unnest(${productNos}::text[]) with ordinality chosen (product_no, position)`.execute(transaction);
}
