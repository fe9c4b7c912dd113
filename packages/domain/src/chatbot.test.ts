import { expect, test } from 'vitest';
import { showsChatbot } from './chatbot.ts';

const at = (path: string, mallUrl = 'familyshop') => showsChatbot({ mallUrl, defaultMallKey: 'familyshop', path });

test('R6.06 the chatbot is there only in the default mall', () => {
  expect([at('/familyshop/home'), at('/hanul/home', 'hanul')]).toEqual([true, false]);
});
test('R2.23 the chatbot is hidden while signing up, finding an account or changing the password', () => {
  const hidden = ['/familyshop/signup', '/m/familyshop/findUserInfoForm', '/familyshop/updatePasswordForm'];
  expect(hidden.map((path) => at(path))).toEqual([false, false, false]);
});
