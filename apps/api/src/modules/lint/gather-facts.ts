import type { MallTransaction } from '@mall/db/in-mall';
import type { LintFacts } from '@mall/domain/lint/facts';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { findDeadLinks } from './dead-links.ts';
import { readProducts, readRaisedFees, readSales, readUnseen } from './goods-facts.repository.ts';
import { readMall, readTerms, readTheme } from './mall-facts.repository.ts';
import { countAdverts, countOldConsents, countOverdue, readStaffFacts } from './people-facts.repository.ts';
import { readBanners, readMutePictures, readPopups, readWordings } from './text-facts.repository.ts';

/** All facts that the rules of the law lint need about a mall, one query per kind, issued together. */
export async function gatherFacts(transaction: MallTransaction, at: Date): Promise<LintFacts> {
  const moment = { at, today: seoulDayOf(at) };
  const [mall, theme, terms, products, raisedFees, unseen, sales] = await Promise.all([
    readMall(transaction),
    readTheme(transaction),
    readTerms(transaction, moment.today),
    readProducts(transaction, at),
    readRaisedFees(transaction, moment),
    readUnseen(transaction),
    readSales(transaction, at),
  ]);
  const [wordings, banners, popups, mutePictures, deadLinks] = await Promise.all([
    readWordings(transaction, moment),
    readBanners(transaction, moment),
    readPopups(transaction, moment),
    readMutePictures(transaction, moment),
    findDeadLinks(transaction, moment),
  ]);
  const [oldConsents, adverts, overdue, people] = await Promise.all([
    countOldConsents(transaction, at),
    countAdverts(transaction, at),
    countOverdue(transaction, at),
    readStaffFacts(transaction, at),
  ]);
  return {
    ...{ today: moment.today, mall, theme, terms, products, raisedFees, unseen, sales },
    ...{ wordings, banners, popups, mutePictures, deadLinks },
    members: { oldConsents, ...adverts },
    privacy: { overdue, ...people },
    // No mall has any yet.
    points: null,
  };
}
