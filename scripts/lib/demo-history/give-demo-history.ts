import { dirname } from 'node:path';
import { loadConfig } from '../../../apps/api/src/config.ts';
import { createDependencies } from '../../../apps/api/src/create-dependencies.ts';
import { findCredentialsByLoginId } from '../../../apps/api/src/modules/auth/member.repository.ts';
import { recordDifferences } from '../../../apps/api/src/modules/payment/compare/record-differences.ts';
import { startSandbox } from '../../../apps/sandbox/src/server.ts';
import { connectApplication } from '../../../packages/db/src/connection.ts';
import { inMall, type MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { customerReviews } from '../../../packages/db/src/seed/content/customer-reviews.ts';
import { productQuestions } from '../../../packages/db/src/seed/content/product-questions.ts';
import { seededRandom } from '../../../packages/db/src/seed/content/random.ts';
import { seoulDayOf } from '../../../packages/domain/src/seoul-day.ts';
import { placeDemoApplications } from '../demo-applications/place-demo-applications.ts';
import { waitingApplications } from '../demo-applications/plan.ts';
import { placeDemoOrders } from '../demo-orders/place-demo-orders.ts';
import { demoStory } from '../demo-orders/plan.ts';
import { waitingStory } from '../demo-orders/waiting-plan.ts';
import { giveDemoReviews } from '../demo-reviews/give-demo-reviews.ts';
import { placeDemoSubscriptions } from '../demo-subscriptions/place-demo-subscriptions.ts';
import { placeDemoUploads } from '../demo-uploads/place-demo-uploads.ts';
import { settingsFor } from '../sandbox.ts';
import { askForRestocks } from './ask-for-restocks.ts';
import type { DemoLife, Moment } from './demo-life.ts';

const shoppingMall = 'familyshop';
/** The mall whose orders leave work for the office. */
const waitingMall = 'dajeong';
const uploadMall = 'daeryang';
const loginId = 'demo';
const dayMilliseconds = 86_400_000;
/** Nobody listens for notices about payments settled long ago. */
const nowhere = 'http://127.0.0.1:9/';

/**
 * Gives the default mall's first member a history of orders and of applications for phones and subscriptions, and the member of the mall that
 * orders by spreadsheet one of uploads; other members review their purchases, and ask questions. Everything is done by the server's own
 * use cases with the clock set back, so that stock, money and history agree as always. The sandbox payments are stored
 * in `file`, where the sandbox finds them again and can refund them.
 */
export async function giveDemoHistory(url: string, file: string, startedAt = new Date()): Promise<void> {
  let now = startedAt;
  const clock = () => now;
  const travelTo = (moment: Moment) => {
    now = instantOf(moment, startedAt);
  };
  const sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1', webhookUrl: nowhere },
    ...{ file, clock },
  });
  const database = connectApplication({ url, maxConnections: 2 });
  try {
    const config = loadConfig({ DATABASE_URL: url, DATA_DIR: dirname(file), ...settingsFor({}, sandbox) });
    const dependencies = createDependencies({ config, database, clock, random: seededBytes() });
    const live = async (mallUrl: string, story: (life: DemoLife) => Promise<void>) => {
      const mall = (await dependencies.malls.all()).get(mallUrl);
      const member = mall && (await inMall(database, mall, (tx) => findCredentialsByLoginId(tx, loginId)));
      if (!member) throw new Error(`there is no member ${loginId} of ${mallUrl}`);
      await story({ dependencies, mall, memberNo: member.memberNo, travelTo });
      await inMall(database, mall, (tx) => dropMails(tx, startedAt));
    };
    await live(shoppingMall, async (life) => {
      await placeDemoOrders(life, demoStory);
      await placeDemoApplications(life);
      await placeDemoSubscriptions(life);
    });
    await live(waitingMall, async (life) => {
      await placeDemoOrders(life, waitingStory);
      await askForRestocks(life);
      // As the nightly comparison found it.
      travelTo([1, '04:00']);
      await recordDifferences(dependencies, life.mall, { since: new Date(0), at: now });
      await inMall(database, life.mall, (tx) => giveUpLastMail(tx, startedAt));
    });
    await live(uploadMall, placeDemoUploads);
    for (const [mallUrl, plan] of Object.entries(waitingApplications))
      await live(mallUrl, (life) => placeDemoApplications(life, plan));
    for (const [mallUrl, reviews] of Object.entries(customerReviews))
      await live(mallUrl, (life) => giveDemoReviews(life, { reviews, questions: productQuestions[mallUrl] ?? [] }));
  } finally {
    await sandbox.close();
    await database.destroy();
  }
}

/** The mail about the newest order could not be sent: staff can send it again. */
async function giveUpLastMail(transaction: MallTransaction, failedAt: Date): Promise<void> {
  const mails = transaction.selectFrom('mail').where('mallId', '=', transaction.mallId);
  await transaction
    .updateTable('mail')
    .set({ failedAt })
    .where('mallId', '=', transaction.mallId)
    .where(
      'mailNo',
      '=',
      mails.select(({ fn }) => fn.max('mailNo').as('last')),
    )
    .execute();
}

/** Nobody gets mails about events long past. */
function dropMails(transaction: MallTransaction, sentAt: Date) {
  return transaction
    .updateTable('mail')
    .set({ sentAt, facts: {} })
    .where('mallId', '=', transaction.mallId)
    .where('failedAt', 'is', null)
    .execute();
}

function instantOf(moment: Moment, startedAt: Date): Date {
  if (moment === 'now') return startedAt;
  if ('minutesAgo' in moment) {
    const today = instantOf([0, '00:00'], startedAt).getTime();
    return new Date(Math.max(today, startedAt.getTime() - moment.minutesAgo * 60_000));
  }
  const [daysAgo, time] = moment;
  return new Date(`${seoulDayOf(new Date(startedAt.getTime() - daysAgo * dayMilliseconds))}T${time}:00+09:00`);
}

/** The same order numbers for the same days. */
function seededBytes(): (byteCount: number) => Buffer {
  const random = seededRandom(`orders of ${loginId}`);
  return (byteCount) => Buffer.from(Array.from({ length: byteCount }, () => random.between(0, 255)));
}
