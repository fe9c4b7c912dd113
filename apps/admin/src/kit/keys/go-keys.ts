/** G and then a letter opens a screen of the menu. */
export const goKeys: Readonly<Record<string, string>> = {
  today: 'g t',
  orders: 'g o',
  claims: 'g c',
  applications: 'g a',
  subscriptions: 'g u',
  questions: 'g q',
  approvals: 'g p',
  deposits: 'g m',
  lint: 'g l',
  desk: 'g d',
};
