/** Takes the access token from the page around, opens the bank's page with it, and says when that is through. */

import { hear, postToken, tellPage } from './post-token.js';

hear('page', (data) => {
  if (typeof data?.accessToken === 'string') postToken(data.accessToken);
});

hear('frame', (data) => {
  if (data?.type === 'three-ds-done') tellPage({ type: 'three-ds-done' });
});
