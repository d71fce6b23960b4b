import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string }
type Site = { rpId: string; origin: string }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')
const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }

/** An authenticator with one passkey (ES256, without attestation), as a browser would use it. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly rawId = randomBytes(16)
  private counter = 0
  readonly id = base64url(this.rawId)

  constructor(
    private readonly site: Site = { rpId: 'localhost', origin: 'http://localhost:3000' },
  ) {}

  /** The reply of `navigator.credentials.create`. */
  create({ challenge }: Options) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.rawId.length)
    const data = this.authData(
      flags.hasKey,
      Buffer.concat([Buffer.alloc(16), length, this.rawId, this.coseKey()]),
    )
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ])
    const clientDataJSON = this.clientData('webauthn.create', challenge)
    return this.reply({
      clientDataJSON: base64url(clientDataJSON),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    })
  }

  /** The reply of `navigator.credentials.get`. */
  get({ challenge }: Options) {
    this.counter += 1
    const authenticatorData = this.authData()
    const clientDataJSON = this.clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
    return this.reply({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    })
  }

  private reply(response: object) {
    const { id } = this
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.site.origin, crossOrigin: false })
  }

  private authData(more = 0, rest = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags.present | flags.verified | more)
    head.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(this.site.rpId), head, rest])
  }

  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }
}
