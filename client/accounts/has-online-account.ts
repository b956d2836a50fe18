import type { HttpClient } from '../kernel/http-client.ts';

/** A hut and the mobile number that is looked up there. */
export interface NumberAtHut {
  readonly sector: string;
  readonly hutId: string;
  readonly mobile: string;
}

/** Whether a mobile number has an account already, as the loyalty service of the hut knows it [CHK-83, ACC-08]. Throws. */
export const hasOnlineAccount = async (
  http: HttpClient,
  { sector, hutId, mobile }: NumberAtHut,
): Promise<boolean> => {
  const [place, hut, number] = [sector, hutId, mobile.trim()].map(encodeURIComponent);
  const path = `/v2/loyalty/pos/${place}/${hut}/account/${number}/exists`;
  const { body } = await http.send<{ readonly hasOnlineAccount?: boolean }>({ path });
  return body.hasOnlineAccount === true;
};
