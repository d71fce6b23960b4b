import { randomUUID } from 'node:crypto'

type Fields = Readonly<Record<string, unknown>>
export type BareRequest = {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: Fields
  token: string | null
}
type Line = { id: number; serial: number; quantity: number }
type Order = { id: number; client: number; state: string; lines: Line[] }
type Person = { id: number; password: string; client: Client }
type Client = { id: number; prenom: string; nom: string; adresse: string; email: string }

/** A refusal as the specification knows it: a status and a message. */
export class BareProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const product = (serial: number, name: string, price: string, category: string, stock: string) => ({
  product_serial_number: serial,
  product_name: name,
  product_price: price,
  product_img: 'coffee.png',
  product_desc: `${name}, vendu par un autre hôte.`,
  product_country: 'Colombie',
  product_weight: '1000',
  product_stock: stock,
  product_categorie_name: category,
})
const categories: Record<string, string> = { 1: 'Thé', 2: 'Café', 3: 'Accessoires' }

/** A shop in memory that answers with the specification's fields and nothing else. */
export class BareShop {
  readonly products = [
    product(1, 'Sencha nu', '7.90', 'Thé', '12'),
    product(2, 'Huila nu', '10.50', 'Café', '40'),
    product(3, 'Tasse nue', '5.00', 'Accessoires', '0'),
    product(4, 'Santos nu', '8.25', 'Café', '3'),
  ]
  private people: Person[] = []
  private orders: Order[] = []
  private tokens = new Map<string, number>()
  private latest = 100

  list({ params, query }: BareRequest) {
    const category = categories[params.categoryId ?? '']
    const chosen = this.products.filter(
      (one) => params.categoryId === undefined || one.product_categorie_name === category,
    )
    const sign = query.get('filter') === 'desc' ? -1 : 1
    return chosen.sort((a, b) => sign * (Number(a.product_price) - Number(b.product_price)))
  }

  product(serial: unknown) {
    const found = this.products.find((one) => String(one.product_serial_number) === String(serial))
    if (!found) throw new BareProblem(404, 'Produit inconnu')
    return found
  }

  signIn({ body }: BareRequest) {
    const person = this.people.find(({ client }) => client.email === body.client_email)
    if (person?.password !== body.client_password || !person)
      throw new BareProblem(400, 'Identifiants incorrects')
    return this.signedIn(person)
  }

  register({ body }: BareRequest) {
    const client: Client = {
      id: this.next(),
      prenom: String(body.client_firstName),
      nom: String(body.client_lastName),
      adresse: typeof body.client_adress === 'string' ? body.client_adress : '',
      email: String(body.client_email),
    }
    const person = { id: client.id, password: String(body.client_password), client }
    this.people.push(person)
    return this.signedIn(person)
  }

  cart({ body }: BareRequest) {
    return this.openCart(body).lines.map((line) => this.wireLine(this.openCart(body), line))
  }

  change({ body }: BareRequest, by: 1 | -1) {
    const cart = this.openCart(body)
    const { product_serial_number: serial, product_stock } = this.product(
      body.product_serial_number,
    )
    const line = cart.lines.find((one) => one.serial === serial)
    if (by > 0 && (line?.quantity ?? 0) + by > Number(product_stock))
      throw new BareProblem(409, 'Stock insuffisant')
    if (line) line.quantity += by
    else cart.lines.push({ id: this.next(), serial, quantity: by })
    return { message: 'ok' }
  }

  deleteLine({ body }: BareRequest) {
    const cart = this.openCart(body)
    cart.lines = cart.lines.filter(({ id }) => String(id) !== String(body.command_line_id))
    return { message: 'ok' }
  }

  pay({ body }: BareRequest) {
    const order = this.orders.find(({ id }) => String(id) === String(body.command_id))
    if (!order) throw new BareProblem(404, 'Panier inconnu')
    order.state = 'payée'
    for (const { serial, quantity } of order.lines) {
      const sold = this.product(serial)
      sold.product_stock = String(Number(sold.product_stock) - quantity)
    }
    return { message: 'ok' }
  }

  listOrders({ body }: BareRequest) {
    return this.orders
      .filter(
        ({ client, state }) => String(client) === String(body.client_id) && state !== 'panier',
      )
      .map(({ id }) => ({ command_id: id }))
  }

  order({ params, token }: BareRequest) {
    const client = this.tokens.get(token ?? '')
    if (client === undefined) throw new BareProblem(401, 'Connexion requise')
    const found = this.orders.find((one) => String(one.id) === params.id && one.client === client)
    return (found?.lines ?? []).map(() => ({
      command_id: found?.id,
      command_state: found?.state,
      command_total: this.total(found?.lines ?? []),
    }))
  }

  edit({ body }: BareRequest) {
    const { client } = this.person(body.client_id)
    if (typeof body.Newemail === 'string' && body.Newemail) client.email = body.Newemail
    if (typeof body.NewAdress === 'string' && body.NewAdress) client.adresse = body.NewAdress
    return { message: 'ok', client }
  }

  changePassword({ body }: BareRequest) {
    this.person(body.client_id).password = String(body.NewPass)
    return { message: 'ok' }
  }

  delete({ body }: BareRequest) {
    const { id } = this.person(body.client_id)
    this.people = this.people.filter((person) => person.id !== id)
    return { message: 'ok' }
  }

  firstConnection({ body }: BareRequest) {
    const person = this.people.find(({ client }) => client.email === body.client_email)
    if (person) person.password = String(body.NewPass)
    return { message: 'ok' }
  }

  private next(): number {
    this.latest += 1
    return this.latest
  }

  private signedIn({ id, client }: Person) {
    const token = randomUUID()
    this.tokens.set(token, id)
    return { token, client }
  }

  private person(id: unknown): Person {
    const person = this.people.find((one) => String(one.id) === String(id))
    if (!person) throw new BareProblem(404, 'Client inconnu')
    return person
  }

  private openCart({ client_id }: Fields): Order {
    const { id: client } = this.person(client_id)
    const open = this.orders.find((one) => one.client === client && one.state === 'panier')
    if (open) return open
    const order: Order = { id: this.next(), client, state: 'panier', lines: [] }
    this.orders.push(order)
    return order
  }

  private wireLine({ id }: Order, line: Line) {
    const { product_name, product_stock } = this.product(line.serial)
    return {
      command_id: id,
      command_line_id: line.id,
      product_serial_number: line.serial,
      product_name,
      command_quantity: String(line.quantity),
      product_stock,
      command_total_price: this.total([line]),
    }
  }

  private total(lines: readonly Line[]): string {
    const sum = lines.reduce(
      (cents, { serial, quantity }) =>
        cents + Math.round(Number(this.product(serial).product_price) * 100) * quantity,
      0,
    )
    return (sum / 100).toFixed(2)
  }
}
