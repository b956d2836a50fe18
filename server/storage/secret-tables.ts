/** A secret that the installation made for itself. */
export interface InstallationSecretTable {
  name: string;
  /** 256 random bits as base64url. */
  secret: string;
}
