export interface paths {
  '/api/products': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The products, by price; whole, or a page of them */
    get: operations['listProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/products/{categoryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The products of one category; an unknown category is an empty list */
    get: operations['listProductsByCategory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/best_product/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The four featured products */
    get: operations['listBestProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/product/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One product */
    get: operations['getProduct']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/clients/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign in */
    post: operations['signIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/clients/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign up */
    post: operations['register']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/clients/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** End the session of the token */
    post: operations['signOut']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_modif/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Change the e-mail (once the mailed link is opened) or the address (at once) */
    put: operations['editClient']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_modif_pass/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Change the password; every other session of the client ends */
    put: operations['changePassword']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_del/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Delete the account */
    put: operations['deleteClient']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_first_conn/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Ask for a mailed link that makes this password the account’s own */
    put: operations['firstConnection']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_first_conn/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Use the mailed link: the same password once more */
    post: operations['confirmPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_modif/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Use the mailed link: a new e-mail takes effect and ends every session, the one in use is proven */
    post: operations['confirmEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/data': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** All that the shop knows of the client, as a file */
    post: operations['exportClient']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The lines of the open cart */
    post: operations['getCart']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/products/addCart': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** One more of a product */
    post: operations['addToCart']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/updateQuantityLess': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** One less of a line, never below one */
    post: operations['decrementLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/updateQuantityMore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** One more of a line, never above the stock */
    post: operations['incrementLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/setQuantity': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The quantity of a line, at least one and at most the stock */
    post: operations['setQuantity']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/deleteLine': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a line; the query string is read where a proxy dropped the body */
    delete: operations['deleteLine']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/paid': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Pay the cart; the same command_id again is the same paid order */
    post: operations['payCart']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/commands': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The client’s orders, newest first; the open cart is not among them */
    post: operations['listOrders']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/command/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One order, an element a line */
    get: operations['getOrder']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    Problem: {
      message: string
      /** @enum {string} */
      code:
        | 'invalid_input'
        | 'unauthenticated'
        | 'session_ended'
        | 'bad_credentials'
        | 'forbidden'
        | 'not_found'
        | 'email_taken'
        | 'out_of_stock'
        | 'quantity_at_minimum'
        | 'cart_empty'
        | 'line_unavailable'
        | 'order_not_payable'
        | 'price_changed'
        | 'already_paid'
        | 'link_dead'
        | 'too_large'
        | 'too_many_requests'
        | 'unavailable'
        | 'internal'
      fields?: {
        [key: string]: string
      }
      reference?: string
    }
    RefusedPayment: {
      message: string
      /** @enum {string} */
      code:
        | 'invalid_input'
        | 'unauthenticated'
        | 'session_ended'
        | 'bad_credentials'
        | 'forbidden'
        | 'not_found'
        | 'email_taken'
        | 'out_of_stock'
        | 'quantity_at_minimum'
        | 'cart_empty'
        | 'line_unavailable'
        | 'order_not_payable'
        | 'price_changed'
        | 'already_paid'
        | 'link_dead'
        | 'too_large'
        | 'too_many_requests'
        | 'unavailable'
        | 'internal'
      fields?: {
        [key: string]: string
      }
      reference?: string
      cart?: components['schemas']['CartLine'][]
    }
    Product: {
      product_serial_number: string | number
      product_name: string
      product_price: number
      product_img: string | null
      product_desc: string | null
      product_country: string | null
      product_weight: number | null
      product_stock: number
      product_categorie_name: string | null
      product_categorie_id: number | null
      product_sold_by_weight: boolean | null
    }
    Client: {
      id: string | number
      prenom: string
      nom: string
      adresse: string | null
      email: string
    }
    CartLine: {
      command_id: string | number
      command_line_id: string | number
      product_serial_number: string | number
      product_name: string
      command_quantity: number
      product_stock: number
      command_total_price: number
      product_price: number
      product_img: string | null
    }
    Order: {
      command_id: string | number
      command_date: string
      command_state: string
      command_total: number
    }
    OrderLine: {
      command_id: string | number
      command_state: string
      command_total: number
      command_date: string
      command_delivery: string
      command_adress: string | null
      product_serial_number: string | number
      product_name: string
      command_quantity: number
      product_price: number
      command_total_price: number
      product_img: string | null
      command_confirmation_held: boolean
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listProducts: {
    parameters: {
      query?: {
        filter?: 'asc' | 'desc'
        page?: string
        per_page?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          'X-Total-Count'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listProductsByCategory: {
    parameters: {
      query?: {
        filter?: 'asc' | 'desc'
        page?: string
        per_page?: string
      }
      header?: never
      path: {
        categoryId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          'X-Total-Count'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listBestProducts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product'][]
        }
      }
    }
  }
  getProduct: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product']
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  signIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_email: string
          client_password: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            token: string
            client: components['schemas']['Client']
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  register: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_firstName: string
          client_lastName: string
          client_email: string
          client_born_date?: ('' | string) | null
          client_adress?: string | null
          client_password: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            token: string
            client: components['schemas']['Client']
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  signOut: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  editClient: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          Newemail?: '' | string
          NewAdress?: string
          OldPass?: string
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            client: components['schemas']['Client']
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  changePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          OldPass?: string
          NewPass: string
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            token: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  deleteClient: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          OldPass?: string
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  firstConnection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_email: string
          NewPass: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  confirmPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          NewPass: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  confirmEmail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            id: string | number
            email: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  exportClient: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          OldPass?: string
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            date: string
            client: {
              id: string | number
              prenom: string
              nom: string
              adresse: string | null
              email: string
              client_born_date: string | null
              client_since: string
              client_last_seen: string
              has_password: boolean
              email_proven: string | null
            }
            cart_since: string | null
            cart: components['schemas']['CartLine'][]
            orders: {
              command_id: string | number
              command_date: string
              command_state: string
              command_total: number
              cart_since: string
              command_delivery: string
              command_adress: string | null
              payment: {
                means: string
                amount: number
                state: string
                date: string
              } | null
              lines: {
                product_serial_number: string | number
                product_name: string
                command_quantity: number
                product_price: number
                command_total_price: number
              }[]
            }[]
            links: {
              purpose: string
              new_email: string | null
              expires: string
            }[]
            mails: {
              subject: string
              date: string
              sent: string | null
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  getCart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CartLine'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  addToCart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  decrementLine: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  incrementLine: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  setQuantity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
          command_quantity: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  deleteLine: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          command_line_id: string | number
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  payCart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          command_id: string | number
          adress: string
          /** @enum {string} */
          command_delivery?: 'magasin' | 'domicile'
          expected_total?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
            order: components['schemas']['Order']
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RefusedPayment']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listOrders: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Order'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  getOrder: {
    parameters: {
      query: {
        client_id: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrderLine'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
}
