/** The demo malls of the seed; a test names a mall by its key. */
export const malls = {
  familyshop: { mallId: 1, name: '모아온', theme: 'A' },
  hanul: { mallId: 2, name: '한울복지몰', theme: 'B' },
  dajeong: { mallId: 3, name: '다정상점', theme: 'C' },
  keep: { mallId: 4, name: 'KEEP', theme: 'D' },
  gamnamu: { mallId: 5, name: '감나무상회', theme: 'E' },
  daeryang: { mallId: 6, name: '대량주문몰', theme: 'B' },
  tgate: { mallId: 7, name: '티게이트', theme: 'A' },
} as const;

export type MallUrl = keyof typeof malls;

export const demoPassword = 'Demo!2026';
