/** Has Cybersource look at the device, and tells the page around that it is done. */

import { given, hear, postToken, tellPage } from './post-token.js';

/** @param {unknown} text */
const read = (text) => {
  try {
    return JSON.parse(String(text)) ?? {};
  } catch {
    return {};
  }
};

hear('cybersource', (data) => {
  const { MessageType: type, 'Session Id': session, SessionId: other = '' } = read(data);
  // A device that could not be looked at is no reason to stop: the bank may ask then.
  if (type === 'profile.completed') tellPage({ type: 'device-data', data: session ?? other });
});

postToken(given.get('JWT') ?? '');
